-- Which wheels a car is driven by; null where nobody wrote it down.
alter table cars add column drivetrain text check (drivetrain in ('front', 'rear', 'all'));
