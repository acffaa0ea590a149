"""Tables are found by whoever made them: they count against him."""

from alembic import op

revision = "0002_tables_by_owner"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner"])
