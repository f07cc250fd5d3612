-- Visits to cars that were sold are cancelled by nobody but the clock.
alter table visit_events
  drop constraint visit_events_actor_check,
  add constraint visit_events_actor_check check (actor in ('visitor', 'staff', 'clock'));

-- The photographs of a car that a file brought last; null where that is not known. Others come from the team.
alter table dealer_cars add column photo_keys text[];
update dealer_cars as brought set photo_keys = (
  select coalesce(array_agg(photo.key order by photo.position), '{}') from car_photos as photo
  where photo.edition = brought.edition and photo.car_id = brought.car_id and not exists (
    select from audit_log
    where operation = 'addCarPhoto' and audit_log.edition = photo.edition and after ->> 'photo' = photo.key
  )
);
