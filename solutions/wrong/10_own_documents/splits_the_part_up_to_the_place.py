"""You count with `splitlines()`, which ends a line at other marks too, such as a page break. Here a line ends with a line end and with nothing else."""


# 10.1
def line_of(text, offset):

    return len((text[:offset] + "x").splitlines())
