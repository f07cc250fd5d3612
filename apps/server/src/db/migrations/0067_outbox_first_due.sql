-- When a message was due first: one that was held until the morning is not late because of the night.
alter table outbox add column first_due_at timestamptz;
