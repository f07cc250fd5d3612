-- Whether the visitor would like to drive the car.

alter table visits add column test_drive boolean not null default false;
