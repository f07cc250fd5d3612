-- Whether the account of a booking was deleted while money was due: what is personal goes once that is paid back.
alter table bookings add column is_leaving boolean not null default false;
