"""You wrote an empty text where nothing is sent. The fourth word is `"nothing"`."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child", ""]
at_11 = ["", "child"]
