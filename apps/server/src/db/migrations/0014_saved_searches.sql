-- Searches that users have saved, what was found for them, and alerts about favourites (record 0030).

create table saved_searches (
  edition text not null,
  id uuid not null,
  user_id uuid not null,
  -- The listing's canonical query, without order and page.
  query text not null,
  -- Null where it is named after its filters.
  name text,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  channel text not null check (channel in ('email', 'phone')),
  paused boolean not null default false,
  created_at timestamptz not null,
  -- When the user last looked at what was found.
  seen_at timestamptz not null,
  alerted_at timestamptz,
  primary key (edition, id),
  unique (edition, user_id, query),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);

-- Every car that was found for a search, once: it is never reported again.
create table saved_search_cars (
  edition text not null,
  search_id uuid not null,
  car_id text collate "C" not null,
  found_at timestamptz not null,
  -- Null while it is to be reported.
  reported_at timestamptz,
  primary key (edition, search_id, car_id),
  foreign key (edition, search_id) references saved_searches (edition, id) on delete cascade,
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);
create index saved_search_cars_car_id on saved_search_cars (edition, car_id);
create index saved_search_cars_waiting on saved_search_cars (edition, search_id) where reported_at is null;

create index price_changes_date on price_changes (edition, date);

-- How far jobs have read the log of changes, by job.
create table job_positions (
  name text not null primary key,
  at timestamptz not null
);

alter table users add column favourite_alerts boolean not null default false;
alter table users add column favourites_alerted_at timestamptz;

-- The price that was reported last, whether the car was last seen reserved or sold, and what is to be reported.
alter table wish_list_items add column reported_price integer;
alter table wish_list_items add column was_away boolean not null default false;
alter table wish_list_items add column news text check (news in ('priceFell', 'backOnSale'));
create index wish_list_items_car_id on wish_list_items (edition, car_id);
create index wish_list_items_news on wish_list_items (edition, user_id) where news is not null;
