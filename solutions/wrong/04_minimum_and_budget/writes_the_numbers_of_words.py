"""You wrote how many words are sent. In each list stand two of the four words `"parent"`,
`"window"`, `"child"`, `"nothing"`.
"""

# 04.2
at_70 = [50, 10]
at_45 = [30, 10]
at_12 = [12, 0]
at_11 = [0, 10]
