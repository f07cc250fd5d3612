-- The cars that were withdrawn in some days, among all cars.
create index stock_withdrawn_at on stock (withdrawn_at, edition) where withdrawn_at is not null;
