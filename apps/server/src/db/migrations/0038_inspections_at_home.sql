-- Whether the place of the appointment is the seller's home, to which the team of the slot's showroom comes (P-50).
alter table sales add column appointment_at_home boolean not null default false;
