-- Bookings of cars (P-22, P-46, P-47).

create table bookings (
  edition text not null,
  id uuid not null,
  reference text not null,
  car_id text collate "C" not null,
  -- What the car is called: it may go, and messages name it.
  car_name text not null,
  language text not null,
  user_id uuid,
  -- What was proven before the booking, and reaches the visitor; null once the account was deleted, like all that is personal.
  channel text check (channel in ('email', 'phone')),
  destination text,
  full_name text,
  phone text,
  email text,
  message text,
  -- The terms as they were when the booking was made.
  deposit integer not null check (deposit > 0),
  hold_days integer not null check (hold_days > 0),
  refund text not null check (refund in ('full', 'tenPercent')),
  -- What the events have led to, written in the transaction of each.
  version integer not null check (version > 0),
  -- The latest event, which the team's link is bound to.
  last_event uuid not null,
  state text not null
    check (state in ('requested', 'awaitingDeposit', 'held', 'completed', 'expired', 'cancelled', 'refunded')),
  deadline timestamptz,
  is_extended boolean not null,
  received integer not null check (received in (0, deposit)),
  surplus integer not null check (surplus >= 0),
  returned integer not null check (returned between 0 and surplus + received),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  reminded_at timestamptz,
  primary key (edition, id),
  unique (edition, reference),
  check ((deadline is not null) = (state in ('requested', 'awaitingDeposit', 'held')))
);

-- One booking keeps a car at a time, whatever the load and however many processes.
create unique index bookings_one_for_a_car on bookings (edition, car_id)
  where state in ('requested', 'awaitingDeposit', 'held');
create index bookings_deadline on bookings (deadline) where deadline is not null;
create index bookings_user_id on bookings (edition, user_id) where user_id is not null;
create index bookings_destination on bookings (edition, channel, destination) where destination is not null;

-- Everything that has happened to a booking, in order. Rows are added and never changed.
create table booking_events (
  edition text not null,
  id uuid not null,
  booking_id uuid not null,
  version integer not null,
  action text not null,
  actor text not null check (actor in ('visitor', 'staff', 'payment', 'clock')),
  -- The state after it.
  state text not null,
  at timestamptz not null,
  -- Money that came or went.
  amount integer check (amount > 0),
  reason text,
  primary key (edition, booking_id, version),
  unique (edition, id),
  foreign key (edition, booking_id) references bookings (edition, id) on delete cascade
);
