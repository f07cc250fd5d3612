-- What an item of the operator's content said before each change that the team made; it only grows.
create table content_history (
  number bigint generated always as identity primary key,
  edition text not null,
  list text not null,
  item_id text not null,
  -- Until when it said so, and who changed it then.
  at timestamptz not null,
  staff_id uuid not null references staff (id),
  published boolean not null,
  payload jsonb not null
);
create index content_history_item on content_history (edition, list, item_id, number);
