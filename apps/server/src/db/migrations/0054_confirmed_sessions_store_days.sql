-- When the second factor was last given again in a session; null until then. Sensitive acts are done shortly after it alone.
alter table staff_sessions add column confirmed_at timestamptz;

-- Days on which a showroom is closed, or open for shorter than its hours say. Both times are null where it is closed.
create table store_days (
  edition text not null,
  store text not null,
  day date not null,
  opens text check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  staff_id uuid not null references staff (id),
  primary key (edition, store, day),
  check ((opens is null) = (closes is null)),
  check (opens collate "C" < closes)
);
create trigger store_days_changed after insert or update or delete on store_days
  for each row execute function note_content_change();
