-- Cars between which a visitor asks family and friends to choose, by a secret link (P-62).
create table polls (
  edition text not null,
  id uuid not null,
  cars text[] collate "C" not null check (cardinality(cars) between 2 and 4),
  created_at timestamptz not null,
  primary key (edition, id)
);
create index polls_created_at on polls (created_at);

create table votes (
  edition text not null,
  poll_id uuid not null,
  -- The name without case and spaces around it: who votes again under it has changed their mind.
  voter text not null,
  name text not null,
  car_id text collate "C" not null,
  voted_at timestamptz not null,
  primary key (edition, poll_id, voter),
  foreign key (edition, poll_id) references polls (edition, id) on delete cascade
);
