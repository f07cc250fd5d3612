-- Visits to see a car (P-46, P-48).

create table visits (
  edition text not null,
  id uuid not null,
  reference text not null,
  car_id text collate "C" not null,
  -- What car and showroom are called, and where that is: messages name them.
  car_name text not null,
  store text not null,
  store_name text not null,
  store_address text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  language text not null,
  user_id uuid,
  -- What was proven before, and reaches the visitor; null once the account was deleted, like all that is personal.
  channel text check (channel in ('email', 'phone')),
  destination text,
  full_name text,
  phone text,
  email text,
  message text,
  version integer not null check (version > 0),
  -- The latest event, which the team's link is bound to.
  last_event uuid not null,
  state text not null check (state in ('requested', 'confirmed', 'done', 'missed', 'cancelled')),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  -- When the present time was chosen, and when the visitor was last reminded of it.
  scheduled_at timestamptz not null,
  reminded_at timestamptz,
  primary key (edition, id),
  unique (edition, reference),
  check (ends_at > starts_at)
);
create index visits_starts_at on visits (starts_at) where state in ('requested', 'confirmed');
create index visits_user_id on visits (edition, user_id) where user_id is not null;
create index visits_destination on visits (edition, channel, destination) where destination is not null;

-- The places of a showroom's slots that open visits have. Each is given once, whatever the load.
create table visit_places (
  edition text not null,
  store text not null,
  starts_at timestamptz not null,
  place integer not null check (place > 0),
  visit_id uuid not null,
  primary key (edition, store, starts_at, place),
  foreign key (edition, visit_id) references visits (edition, id) on delete cascade
);
create index visit_places_visit_id on visit_places (edition, visit_id);

-- Everything that has happened to a visit, in order. Rows are added and never changed.
create table visit_events (
  edition text not null,
  id uuid not null,
  visit_id uuid not null,
  version integer not null,
  action text not null,
  actor text not null check (actor in ('visitor', 'staff')),
  -- State and time of the visit after it.
  state text not null,
  starts_at timestamptz not null,
  at timestamptz not null,
  reason text,
  primary key (edition, visit_id, version),
  unique (edition, id),
  foreign key (edition, visit_id) references visits (edition, id) on delete cascade
);
