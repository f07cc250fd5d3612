-- The car that a seller wants in exchange, by its reference (P-50).
alter table sales add column wanted_car text;
