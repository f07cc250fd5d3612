-- Days after the end of a booking within which what is due is paid back, as the terms were when it was made (P-22); null where
-- they say none.
alter table bookings add column refund_days integer check (refund_days > 0);
