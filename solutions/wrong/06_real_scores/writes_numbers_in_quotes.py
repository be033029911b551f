"""The quotes make text of your numbers, and text equals no number. Write them without quotes."""

# 06.1
four_topics = "0.5"
sixteen_topics = "0.25"
four_topics_twice = "0.5"
most_topics = "25"
