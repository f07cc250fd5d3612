-- The stock holds cars that the site does not show too: drafts, and cars that were withdrawn. What is read as `cars` are those
-- on the site. A column that the stock gets is added to the view in the same migration.

alter table cars rename to stock;

alter table stock
  add column is_listed boolean not null default true,
  add column withdrawn_at timestamptz,
  add constraint stock_withdrawn_unlisted check (not is_listed or withdrawn_at is null);

create view cars as select
  edition, id, brand, model, trim, model_year, production_year, body_type, fuel_type, transmission, color, exterior_color,
  interior_color, mileage, odometer_unit, tampered_odometer, is_new, origin, grade, steering_side, car_issue, price, old_price,
  market_value, market_comparables, market_low, market_high, market_width, discount, status, published_at, changed_at, sold_at,
  no_of_owners, numberofkeys, engine_size, engine_power, fiscal_power, seats, doors, drivetrain, date_first_use, weight, dimensions,
  emission_co2, fuel_consumption, fuel_tank_capacity, autonomy, features, city, vin
from stock where is_listed;

-- The listing's orders and counts, of what is on the site alone, so that they are still answered by their index.
drop index cars_facets, cars_newest, cars_price_asc, cars_price_desc, cars_mileage_asc, cars_year_desc, cars_best_deal;
create index cars_facets on stock
  (edition, brand, body_type, fuel_type, model_year, transmission, color, city, model, seats)
  include (price, mileage, is_new, origin, grade, published_at, id)
  where status <> 'sold' and is_listed;
create index cars_newest on stock (edition, published_at desc, id) where status <> 'sold' and is_listed;
create index cars_price_asc on stock (edition, price, id) where status <> 'sold' and is_listed;
create index cars_price_desc on stock (edition, price desc, id) where status <> 'sold' and is_listed;
create index cars_mileage_asc on stock (edition, mileage, id) where status <> 'sold' and is_listed;
create index cars_year_desc on stock (edition, model_year desc, id) where status <> 'sold' and is_listed;
create index cars_best_deal on stock
  (edition, (price::double precision / case when market_width <> 'segment' then market_value end), id)
  where status <> 'sold' and is_listed;
