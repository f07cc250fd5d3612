-- The team's lists, latest first.
create index bookings_created_at on bookings (created_at, id);
create index visits_created_at on visits (created_at, id);
create index sales_created_at on sales (created_at, id);
