-- The log that the search index is kept up to date by. Order of numbers is not order of commits: readers look back a
-- few seconds. The notification only makes them look sooner; without it they find the change by polling.

create table car_changes (
  edition text not null,
  seq bigint not null generated always as identity,
  car_id text collate "C" not null,
  at timestamptz not null default clock_timestamp(),
  primary key (edition, seq)
);

create index car_changes_seq on car_changes (seq);
create index car_changes_at on car_changes (at);

-- Called by hand where something changes that a card shows and that is not in the table of cars, such as a photograph.
create function touch_car(edition text, car_id text) returns void language sql as $$
  insert into car_changes (edition, car_id) values ($1, $2);
  select pg_notify('cars', '');
$$;

create function note_car_change() returns trigger language plpgsql as $$
begin
  perform touch_car(coalesce(new.edition, old.edition), coalesce(new.id, old.id));
  return null;
end
$$;

-- Who loads very many cars at once may set otosafi.bulk to on in that transaction, and then logs them with one statement.
create trigger cars_changed after insert or update or delete on cars
  for each row when (current_setting('otosafi.bulk', true) is distinct from 'on') execute function note_car_change();
