-- Who has a mail on loan until it is due again: a mail whose sender lost its session while it was taking it is its own again.
alter table outbox add column sender uuid;
