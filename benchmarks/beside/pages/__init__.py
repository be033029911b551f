"""From the results to the page: tables, plots and the numbers in its sentences."""
