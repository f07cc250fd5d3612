-- Who is invited to the team has no password yet (P-63).
alter table staff alter column password_hash drop not null;

-- The link by which a member of the team chooses a password: one at a time.
create table staff_invitations (
  staff_id uuid primary key references staff (id) on delete cascade,
  hash text not null unique,
  expires_at timestamptz not null
);
