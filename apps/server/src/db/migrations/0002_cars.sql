-- One column for every field of a car (P-12). Ids collate as bytes, so that every database and the program
-- put cars of equal rank in the same order.

create table cars (
  edition text not null,
  id text collate "C" not null check (id ~ '^[0-9a-hjkmnp-tv-z]{8}$'),
  brand text not null,
  model text not null,
  trim text,
  model_year integer not null check (model_year between 1900 and 2100),
  production_year integer check (production_year between 1900 and 2100),
  body_type text not null,
  fuel_type text not null,
  transmission text not null,
  color text not null,
  exterior_color text,
  interior_color text,
  mileage integer not null check (mileage >= 0),
  odometer_unit text not null,
  tampered_odometer boolean not null,
  is_new boolean not null,
  origin text not null,
  grade text,
  steering_side text not null,
  car_issue jsonb,
  price integer not null check (price > 0),
  old_price integer check (old_price > price),
  market_value integer check (market_value > 0),
  discount integer not null generated always as (coalesce(old_price - price, 0)) stored,
  status text not null check (status in ('available', 'reserved', 'sold')),
  published_at timestamptz not null,
  sold_at timestamptz,
  no_of_owners integer check (no_of_owners >= 0),
  numberofkeys integer check (numberofkeys >= 0),
  engine_size integer check (engine_size > 0),
  engine_power integer check (engine_power > 0),
  fiscal_power integer check (fiscal_power > 0),
  seats integer not null check (seats > 0),
  doors integer check (doors > 0),
  date_first_use date,
  weight integer check (weight > 0),
  dimensions jsonb,
  emission_co2 integer check (emission_co2 >= 0),
  fuel_consumption double precision check (fuel_consumption >= 0),
  fuel_tank_capacity integer check (fuel_tank_capacity > 0),
  autonomy integer check (autonomy > 0),
  features text[] not null default '{}',
  city text not null,
  vin text,
  primary key (edition, id),
  foreign key (brand, model) references models (brand_id, id),
  foreign key (edition, city) references cities (edition, id),
  check ((status = 'sold') = (sold_at is not null)),
  check (not is_new or grade is null)
);

-- Counting the facets of cars for sale without touching the table: 7 to 20 times faster.
create index cars_facets on cars
  (edition, brand, body_type, fuel_type, model_year, transmission, color, city, model, seats)
  include (price, mileage, is_new, origin, grade, published_at, id)
  where status <> 'sold';

-- One for each order of the listing that the table itself knows.
create index cars_newest on cars (edition, published_at desc, id) where status <> 'sold';
create index cars_price_asc on cars (edition, price, id) where status <> 'sold';
create index cars_price_desc on cars (edition, price desc, id) where status <> 'sold';
create index cars_mileage_asc on cars (edition, mileage, id) where status <> 'sold';
create index cars_year_desc on cars (edition, model_year desc, id) where status <> 'sold';
create index cars_best_deal on cars (edition, (price::double precision / market_value), id) where status <> 'sold';

-- Comparable cars, for market values and for similar cars.
create index cars_comparable on cars (edition, brand, model, model_year) include (price);
