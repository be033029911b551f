"""You wrote `None` where nothing is sent. The fourth word is `"nothing"`, in quotes."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child", None]
at_11 = [None, "child"]
