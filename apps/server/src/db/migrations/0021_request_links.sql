-- What the team's links to requests lead to.
alter table requests add column id uuid not null default gen_random_uuid();
create unique index requests_id on requests (edition, id);
