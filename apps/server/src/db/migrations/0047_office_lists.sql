-- The sales of some days, among all cars.
create index stock_sold_at on stock (sold_at, edition) where sold_at is not null;

-- The orders of the office's stock, which has all cars.
create index stock_published_at on stock (published_at, edition, id);
create index stock_price on stock (price, edition, id);

-- What a line of a file said of a car last. Null: not known, as its columns were written in another order.
alter table dealer_cars alter column facts_hash drop not null;
update dealer_cars set facts_hash = null;

-- Faults of files are now kept for all of the team's languages; former reports have theirs in one.
update stock_imports set report = jsonb_set(report, '{faults}', '[]');
update office_imports set report = jsonb_set(report, '{faults}', '[]') where report is not null;
