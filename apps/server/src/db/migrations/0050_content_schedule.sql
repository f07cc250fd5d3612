-- Items of the operator's content that the site is to show from a moment on, and who decided it.
create table content_schedule (
  edition text not null,
  list text not null,
  item_id text not null,
  publish_at timestamptz not null,
  staff_id uuid not null references staff (id),
  primary key (edition, list, item_id)
);
create index content_schedule_publish_at on content_schedule (publish_at);
