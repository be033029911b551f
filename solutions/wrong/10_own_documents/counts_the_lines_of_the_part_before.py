"""`splitlines` of the part before the place forgets the last line when nothing of it is there yet: the first character of each line comes out one line too high."""


# 10.1
def line_of(text, offset):
    return len(text[:offset].splitlines())
