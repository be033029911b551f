"""Your orphans are right, and your list of gaps stays empty. D3 has positions 1 and 3."""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    return orphans_of(db), []
