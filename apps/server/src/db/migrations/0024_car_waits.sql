-- Who gets a mail when a reserved car is free again (P-47). A row is deleted once that is sent, or cannot be any more.
create table car_waits (
  edition text not null,
  id uuid not null,
  car_id text collate "C" not null,
  email text not null,
  language text not null,
  consented_at timestamptz not null,
  -- When the link in the mail was followed; no news is sent before.
  confirmed_at timestamptz,
  primary key (edition, id),
  unique (edition, car_id, email)
);
create index car_waits_confirmed on car_waits (confirmed_at) where confirmed_at is not null;
