"""Columns are called what they hold: events, the set-up of a table, whether it runs unattended."""

from alembic import op

revision = "0003_event_names"
down_revision = "0002_tables_by_owner"

RENAMED = (("log", "deed", "event"), ("tables", "setting", "setup"), ("tables", "minded", "runs_unattended"))


def upgrade() -> None:
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
