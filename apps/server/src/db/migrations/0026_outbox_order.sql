-- The order in which messages were written: those of one moment leave in it.
alter table outbox add column number bigint not null generated always as identity;
