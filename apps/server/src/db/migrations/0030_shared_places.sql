-- A place of a slot is given once, whether to see a car or to have one looked at: visits, sales (P-50) and requests for a
-- service (P-45) share the places of a showroom.
alter table visit_places
  alter column visit_id drop not null,
  add column sale_id uuid,
  add column request_id uuid,
  add check (num_nonnulls(visit_id, sale_id, request_id) = 1),
  add foreign key (edition, sale_id) references sales (edition, id) on delete cascade,
  add foreign key (edition, request_id) references requests (edition, id) on delete cascade;
create index visit_places_sale_id on visit_places (edition, sale_id) where sale_id is not null;
create index visit_places_request_id on visit_places (edition, request_id) where request_id is not null;

-- Whether somebody of the team has done something with a sale.
alter table sales add column is_seen boolean not null default false;
update sales set is_seen = true
where exists (
  select from sale_events as e where e.edition = sales.edition and e.sale_id = sales.id and e.actor = 'staff'
);
