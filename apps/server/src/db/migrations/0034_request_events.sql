-- What the team has done with requests (P-45), in order. Rows are added and never changed, and go with their request.
create table request_events (
  number bigint generated always as identity primary key,
  edition text not null,
  request_id uuid not null,
  action text not null,
  actor text not null check (actor in ('staff')),
  state_before text not null,
  state_after text not null,
  at timestamptz not null,
  foreign key (edition, request_id) references requests (edition, id) on delete cascade
);
create index request_events_request_id on request_events (edition, request_id);
