-- Files of cars that the team has sent: a job takes them over, one after the other.
create table office_imports (
  edition text not null,
  id uuid primary key,
  staff_id uuid not null references staff (id),
  file_name text not null,
  format text not null check (format in ('csv', 'jsonl')),
  -- Null once it was read.
  text text,
  is_trial boolean not null,
  replaces boolean not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  report jsonb,
  check ((state in ('waiting', 'running')) = (text is not null))
);
create index office_imports_created_at on office_imports (created_at, id);
create index office_imports_waiting on office_imports (created_at) where state in ('waiting', 'running');
