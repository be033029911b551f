"""Python processes that run a notebook's cells, whatever those do."""
