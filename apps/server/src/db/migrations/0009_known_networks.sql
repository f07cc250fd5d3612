-- Networks from which an account has been signed in, so that strangers who guess at its password keep nobody out of it.
-- A network is a hash with a secret key, another one for each account.
create table known_networks (
  edition text not null,
  user_id uuid not null,
  hash text not null,
  used_on date not null,
  primary key (edition, user_id, hash),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);
create index known_networks_used_on on known_networks (used_on);
