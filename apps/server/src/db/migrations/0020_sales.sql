-- Cars that visitors offer to the operator (P-50), and the questions that the form asks about them (P-44).

create table questions (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);
create trigger questions_changed after insert or update or delete on questions
  for each row execute function note_content_change();

create table sales (
  edition text not null,
  id uuid not null,
  reference text not null,
  language text not null,
  user_id uuid,
  -- Who sells. Null once the account was deleted, like all that is personal.
  full_name text,
  phone text,
  email text,
  -- The car, as its seller has described it; brand and model by their names.
  brand text not null,
  model text not null,
  model_year integer not null,
  mileage integer not null check (mileage >= 0),
  fuel_type text,
  transmission text,
  body_type text,
  color text,
  grade text,
  no_of_owners integer,
  imported boolean,
  vin text,
  asking_price integer check (asking_price > 0),
  city text not null,
  car_issue text,
  papers text[] not null,
  -- Questions with their answers as they were read, in every language that they had.
  answers jsonb not null,
  -- What the events have led to, written in the transaction of each.
  version integer not null check (version > 0),
  -- The latest event, which the team's link is bound to.
  last_event uuid not null,
  state text not null check (state in
    ('sent', 'seen', 'appointment', 'inspected', 'offer', 'accepted', 'refused', 'expired', 'paid', 'closed')),
  -- When the latest event was: promises count from it.
  changed_at timestamptz not null,
  appointment_at timestamptz,
  appointment_place text,
  offers integer not null check (offers >= 0),
  deadline timestamptz,
  -- The account was deleted while money was due: what is personal goes once the sale is finished.
  is_leaving boolean not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  primary key (edition, id),
  unique (edition, reference),
  check ((deadline is not null) = (state = 'offer')),
  check ((appointment_at is null) = (appointment_place is null))
);
create index sales_deadline on sales (deadline) where deadline is not null;
create index sales_leaving on sales (edition, id) where is_leaving;
create index sales_user_id on sales (edition, user_id) where user_id is not null;
create index sales_phone on sales (edition, phone) where phone is not null;
create index sales_email on sales (edition, email) where email is not null;

-- Everything that has happened to a sale, in order. Rows are added and never changed.
create table sale_events (
  edition text not null,
  id uuid not null,
  sale_id uuid not null,
  version integer not null,
  action text not null,
  actor text not null check (actor in ('visitor', 'staff', 'clock')),
  -- The state after it.
  state text not null,
  at timestamptz not null,
  appointment_at timestamptz,
  -- The offer that was made or answered.
  offer integer,
  reason text,
  primary key (edition, sale_id, version),
  unique (edition, id),
  foreign key (edition, sale_id) references sales (edition, id) on delete cascade
);

-- Uploads that belong to a sale, in the order of the form.
create table sale_photos (
  edition text not null,
  sale_id uuid not null,
  position integer not null check (position between 0 and 9),
  key text collate "C" not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  primary key (edition, sale_id, position),
  unique (edition, key),
  foreign key (edition, sale_id) references sales (edition, id) on delete cascade
);

-- What was offered, whole units of the edition's currency. Rows are added and never changed.
create table sale_offers (
  edition text not null,
  sale_id uuid not null,
  number integer not null check (number > 0),
  base integer not null check (base > 0),
  made_at timestamptz not null,
  valid_until timestamptz not null,
  primary key (edition, sale_id, number),
  foreign key (edition, sale_id) references sales (edition, id) on delete cascade
);

create table sale_offer_lines (
  edition text not null,
  sale_id uuid not null,
  number integer not null,
  position integer not null,
  kind text not null,
  note text,
  amount integer not null check (amount > 0),
  primary key (edition, sale_id, number, position),
  foreign key (edition, sale_id, number) references sale_offers (edition, sale_id, number) on delete cascade
);
