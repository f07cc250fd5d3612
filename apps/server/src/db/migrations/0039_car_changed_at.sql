-- When a car's page changed last: the car came, its price changed, it was reserved, freed or sold, or its facts were corrected.
-- Sitemaps tell it to search engines.

alter table cars add column changed_at timestamptz;

-- Every process reads all cars after its start: there is nothing to log.
select set_config('otosafi.bulk', 'on', true);
update cars c set changed_at = greatest(c.published_at, c.sold_at, (
  select max(p.date)::timestamp at time zone 'UTC' from price_changes p where p.edition = c.edition and p.car_id = c.id
));
select set_config('otosafi.bulk', '', true);

alter table cars alter column changed_at set not null;

create function note_when_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end
$$;

create trigger cars_changed_at before update on cars
  for each row when (
    (old.price, old.status, old.brand, old.model, old.trim, old.model_year, old.mileage, old.fuel_type, old.transmission,
     old.body_type, old.color, old.city, old.features)
    is distinct from
    (new.price, new.status, new.brand, new.model, new.trim, new.model_year, new.mileage, new.fuel_type, new.transmission,
     new.body_type, new.color, new.city, new.features)
  )
  execute function note_when_changed();
