"""A class's notebooks: collected, run where they can do no harm, and reported on."""
