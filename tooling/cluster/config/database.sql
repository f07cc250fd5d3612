-- Run once, as postgres, on the primary.
create role otosafi login;
-- Limits of single statements through PgBouncer; a visitor's transaction sets shorter ones of its own.
alter role otosafi set statement_timeout = '5s';
alter role otosafi set lock_timeout = '3s';
-- Translating a statement to machine code takes longer than all but reports run: a second and more for market values.
alter role otosafi set jit = off;
create database otosafi owner otosafi;
