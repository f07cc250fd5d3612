-- The day on which the odometer showed a car's mileage; null where it is that of the car's publication.
alter table stock add column mileage_read_on date;

create or replace view cars as select
  edition, id, brand, model, trim, model_year, production_year, body_type, fuel_type, transmission, color, exterior_color,
  interior_color, mileage, odometer_unit, tampered_odometer, is_new, origin, grade, steering_side, car_issue, price, old_price,
  market_value, market_comparables, market_low, market_high, market_width, discount, status, published_at, changed_at, sold_at,
  no_of_owners, numberofkeys, engine_size, engine_power, fiscal_power, seats, doors, drivetrain, date_first_use, weight, dimensions,
  emission_co2, fuel_consumption, fuel_tank_capacity, autonomy, features, city, vin, mileage_read_on
from stock where is_listed;

-- A price is of the day that its writer says in otosafi.day, the edition's; where nothing is said, of that in UTC.
create function price_day(at timestamptz) returns date language sql stable as $$
  select coalesce(nullif(current_setting('otosafi.day', true), '')::date, (at at time zone 'UTC')::date)
$$;

create or replace function note_first_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (edition, car_id, date, price)
    values (new.edition, new.id, price_day(new.published_at), new.price);
  return null;
end
$$;

create or replace function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_changes (edition, car_id, date, price)
    select old.edition, old.id, (old.published_at at time zone 'UTC')::date, old.price
    where not exists (select 1 from price_changes c where c.edition = old.edition and c.car_id = old.id);
  insert into price_changes (edition, car_id, date, price)
    values (new.edition, new.id, price_day(clock_timestamp()), new.price)
    on conflict (edition, car_id, date) do update set price = excluded.price;
  return null;
end
$$;
