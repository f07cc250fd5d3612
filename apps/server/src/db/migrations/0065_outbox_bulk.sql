-- Whether a message is one of very many that can wait: the newsletter does not go before codes.
alter table outbox add column is_bulk boolean not null default false;
create index outbox_next on outbox (is_bulk, due_at, number) where failed_at is null;
drop index outbox_due_at;
