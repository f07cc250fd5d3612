-- Cars that the team puts first among the featured ones, in its order. One that is featured no more is left out where it is shown.
create table featured_choices (
  edition text not null,
  position integer not null,
  car_id text not null,
  primary key (edition, position),
  unique (edition, car_id)
);
create trigger featured_choices_changed after insert or update or delete on featured_choices
  for each row execute function note_content_change();

-- By which evidence the team makes a claim of an edition, and until when that holds.
create table claim_checks (
  edition text not null,
  claim text not null,
  at timestamptz not null,
  staff_id uuid not null references staff (id),
  evidence text not null,
  -- The basis in law, where the claim needs one.
  legal_note text,
  valid_until date not null,
  primary key (edition, claim)
);

-- A hash of the picture as it is kept; null for what was kept before. Two cars with the same photograph may be one.
alter table uploads add column digest text;
create index uploads_digest on uploads (edition, digest) where digest is not null;
create index car_photos_sent on car_photos (edition, key) where key like 'stock/%';

-- Cars of a model and a year, those among them that the site does not show.
create index stock_model on stock (edition, brand, model, model_year) where status <> 'sold';

-- Why a file of cars could not be taken over; null for those from before it was kept.
alter table office_imports add column failure text check (failure in ('storage', 'database', 'server'));
