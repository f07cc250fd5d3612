-- What cars of the same kind are offered for, the course of each price, and pages that tell old exchange rates.

-- How many comparable cars there were, also where they were too few for a value, and the prices that a tenth of them
-- lie below and above.
alter table cars
  add column market_comparables integer not null default 0 check (market_comparables >= 0),
  add column market_low integer check (market_low > 0),
  add column market_high integer check (market_high > 0),
  add constraint cars_market_spread check (market_low <= market_value and market_value <= market_high);

-- A price that was lowered shows what it was before the first lowering, until it is as high again. Who writes both
-- prices has the last word.
create function keep_old_price() returns trigger language plpgsql as $$
declare
  before integer := coalesce(old.old_price, old.price);
begin
  new.old_price := case when new.price < before then before end;
  return new;
end
$$;

create trigger cars_old_price before update of price on cars
  for each row when (new.price <> old.price and new.old_price is not distinct from old.old_price)
  execute function keep_old_price();

-- The course of a price begins on the day (UTC) when the car was put up for sale. Of several prices of one day the last
-- one counts.
create function note_first_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (edition, car_id, date, price)
    values (new.edition, new.id, (new.published_at at time zone 'UTC')::date, new.price);
  return null;
end
$$;

-- Who loads very many cars at once brings their courses along.
create trigger cars_first_price after insert on cars
  for each row when (current_setting('otosafi.bulk', true) is distinct from 'on') execute function note_first_price();

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_changes (edition, car_id, date, price)
    select old.edition, old.id, (old.published_at at time zone 'UTC')::date, old.price
    where not exists (select 1 from price_changes c where c.edition = old.edition and c.car_id = old.id);
  insert into price_changes (edition, car_id, date, price)
    values (new.edition, new.id, (clock_timestamp() at time zone 'UTC')::date, new.price)
    on conflict (edition, car_id, date) do update set price = excluded.price;
  return null;
end
$$;

create trigger cars_price_changed after update of price on cars
  for each row when (new.price <> old.price) execute function note_price_change();

-- Pages of every edition tell prices in other currencies (P-24).
create function note_rate_change() returns trigger language plpgsql as $$
begin
  update content_versions set version = version + 1, changed_at = clock_timestamp();
  perform pg_notify('content', '');
  return null;
end
$$;

create trigger exchange_rates_changed after insert or update or delete on exchange_rates
  for each row execute function note_rate_change();
