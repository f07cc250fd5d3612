-- What cars refer to. Brands and models are the same in every edition; cities belong to one.

create table brands (
  id text primary key,
  name text not null,
  aliases text[] not null default '{}'
);

create table models (
  brand_id text not null references brands (id),
  id text not null,
  name text not null,
  body_type text not null,
  aliases text[] not null default '{}',
  primary key (brand_id, id)
);

create table cities (
  edition text not null,
  id text not null,
  name text not null,
  aliases text[] not null default '{}',
  region text,
  primary key (edition, id)
);

-- One unit of base is worth rate units of quote (P-24).
create table exchange_rates (
  base text not null,
  quote text not null,
  as_of date not null,
  rate numeric not null check (rate > 0),
  source text not null,
  primary key (base, quote, as_of)
);
