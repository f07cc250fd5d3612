-- What only the page of one car shows, its key photograph apart.

create table car_photos (
  edition text not null,
  car_id text collate "C" not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('key', 'additional', 'flaw')),
  view text not null,
  key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  flaw jsonb,
  primary key (edition, car_id, position),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade,
  check ((kind = 'flaw') = (flaw is not null))
);

create table inspections (
  edition text not null,
  car_id text collate "C" not null,
  date date not null,
  inspector text not null,
  odometer integer not null check (odometer >= 0),
  points jsonb not null,
  primary key (edition, car_id, date),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

create table service_records (
  edition text not null,
  car_id text collate "C" not null,
  position integer not null check (position >= 0),
  date date not null,
  odometer integer not null check (odometer >= 0),
  workshop text not null,
  city text not null,
  work jsonb not null,
  proof text not null check (proof in ('invoice', 'stamp', 'none')),
  primary key (edition, car_id, position),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

-- Who had the car before, first one first; never a name.
create table previous_owners (
  edition text not null,
  car_id text collate "C" not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('private', 'company', 'rental', 'government')),
  owned_from date not null,
  owned_until date not null check (owned_until >= owned_from),
  city text,
  primary key (edition, car_id, position),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

create table car_documents (
  edition text not null,
  car_id text collate "C" not null,
  kind text not null,
  number text,
  issued_on date,
  valid_until date,
  primary key (edition, car_id, kind),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

create table price_changes (
  edition text not null,
  car_id text collate "C" not null,
  date date not null,
  price integer not null check (price > 0),
  primary key (edition, car_id, date),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

create table engine_sounds (
  edition text not null,
  car_id text collate "C" not null,
  key text not null,
  seconds double precision not null check (seconds > 0),
  bytes integer not null check (bytes > 0),
  primary key (edition, car_id),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);

-- Visitors who looked at a car on a day of the edition's calendar (P-17).
create table car_views (
  edition text not null,
  car_id text collate "C" not null,
  day date not null,
  visitors integer not null check (visitors >= 0),
  primary key (edition, car_id, day),
  foreign key (edition, car_id) references cars (edition, id) on delete cascade
);
