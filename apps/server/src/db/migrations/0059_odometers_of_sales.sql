-- The unit in which the odometer of an offered car counts; the mileage is in kilometres all the same.
alter table sales add column odometer_unit text not null default 'km';
