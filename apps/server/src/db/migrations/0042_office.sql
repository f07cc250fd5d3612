-- The team that works in the office (P-63).
create table staff (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  name text not null,
  role text not null check (role in ('agent', 'inspector', 'editor', 'manager', 'owner')),
  editions text[] collate "C" not null check (cardinality(editions) > 0),
  password_hash text not null,
  -- The secret of the second factor, sealed; null until it was set up.
  second_factor text,
  -- The period of the last code that was taken: each is good once.
  last_period bigint not null default 0,
  created_at timestamptz not null,
  -- Since when the account is closed; null while it works.
  closed_at timestamptz
);

create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  hash text not null,
  primary key (staff_id, hash)
);

-- Who has given a password and owes the second factor.
create table staff_tickets (
  hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  -- The secret of a second factor that is being set up, sealed; null where there is one.
  enrolment text,
  expires_at timestamptz not null
);

create table staff_sessions (
  hash text primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  begun_at timestamptz not null,
  seen_at timestamptz not null
);

-- Who did what to what: written with what was done, and never changed.
create table audit_log (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid not null,
  operation text not null,
  -- Null for what belongs to no edition.
  edition text,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_log_edition on audit_log (edition, number);
create index audit_log_staff on audit_log (staff_id, number);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to';
end $$;
create trigger audit_log_is_kept before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table request_notes (
  number bigint generated always as identity primary key,
  edition text not null,
  request_id uuid not null,
  staff_id uuid not null,
  text text not null,
  at timestamptz not null,
  foreign key (edition, request_id) references requests (edition, id) on delete cascade
);
create index request_notes_request on request_notes (edition, request_id, number);

-- Who sees to a request, and who did something with it; null for nobody, and for a link of the team's mail.
alter table requests add column owner_id uuid references staff (id) on delete set null;
alter table request_events add column staff_id uuid;
create index requests_inbox on requests (edition, created_at desc, id);
