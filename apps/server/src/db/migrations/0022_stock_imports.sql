-- Cars that dealers bring by file (P-52), each by its dealer's own number. The row outlives its car: a car that was
-- withdrawn and is brought again gets its former id, and so its address.
create table dealer_cars (
  edition text not null,
  dealer text not null,
  number text collate "C" not null,
  car_id text collate "C" not null,
  -- What the car's row and its photographs were written from; null for photographs of which some could not be had.
  facts_hash text not null,
  photos_hash text,
  withdrawn_at timestamptz,
  primary key (edition, dealer, number),
  unique (edition, car_id)
);

-- Every run with its report, which grows with each part that was written: an interrupted run shows how far it came.
create table stock_imports (
  edition text not null,
  id uuid not null,
  dealer text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  report jsonb not null,
  primary key (edition, id)
);
create index stock_imports_started_at on stock_imports (edition, dealer, started_at);
