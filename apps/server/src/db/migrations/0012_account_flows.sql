-- Opening an account, proving addresses and numbers, and what an account keeps.

-- `email` and `phone` are proven; what waits for its proof is pending and belongs to nobody yet: the first who proves it
-- has it. So nobody can keep an address from its owner by naming it.
alter table users add column pending_email text check (pending_email = lower(pending_email));
alter table users add column pending_phone text check (pending_phone ~ '^\+[1-9][0-9]{6,14}$');
alter table users drop constraint users_check;
update users set pending_email = email, email = null where email_verified_at is null;
update users set pending_phone = phone, phone = null where phone_verified_at is null;
alter table users add constraint users_reachable
  check (coalesce(email, phone, pending_email, pending_phone) is not null);
alter table users add constraint users_email_proven check ((email is null) = (email_verified_at is null));
alter table users add constraint users_phone_proven check ((phone is null) = (phone_verified_at is null));
create index users_pending_email on users (edition, pending_email) where pending_email is not null;
create index users_pending_phone on users (edition, pending_phone) where pending_phone is not null;
create index users_never_proven on users (created_at) where email is null and phone is null;

-- What was sent to an address or number, and which wrong codes were tried there, in the last 24 hours. Its row is locked
-- by who sends or tries, so that limits hold over all processes.
create table contact_destinations (
  edition text not null,
  channel text not null check (channel in ('email', 'phone')),
  destination text not null,
  sent_at timestamptz[] not null default '{}',
  wrong_at timestamptz[] not null default '{}',
  touched_at timestamptz not null,
  primary key (edition, channel, destination)
);
create index contact_destinations_touched_at on contact_destinations (touched_at);

-- Proofs that somebody holds an address or number: asked for with a code, of which only a keyed hash is kept, and for
-- addresses with a link besides. `user_id` is null where a guest proves one.
create table contact_proofs (
  edition text not null,
  id uuid not null,
  channel text not null check (channel in ('email', 'phone')),
  destination text not null,
  user_id uuid,
  code_hash text not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  proven_at timestamptz,
  primary key (edition, id),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);
create index contact_proofs_created_at on contact_proofs (created_at);
create index contact_proofs_user_id on contact_proofs (edition, user_id);

-- What somebody agreed to or took back, as it happened.
create table consents (
  edition text not null,
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  given boolean not null,
  at timestamptz not null,
  primary key (edition, id),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);
create index consents_user_id on consents (edition, user_id);

create table wish_list_items (
  edition text not null,
  id uuid not null,
  user_id uuid not null,
  car_id text collate "C" not null,
  -- What the car was called and cost when it was kept: the car may go.
  car_name text not null,
  price integer not null,
  created_at timestamptz not null,
  primary key (edition, id),
  unique (edition, user_id, car_id),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);

create table blog_likes (
  edition text not null,
  user_id uuid not null,
  blog_id text not null,
  created_at timestamptz not null,
  primary key (edition, user_id, blog_id),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);
create index blog_likes_blog_id on blog_likes (edition, blog_id);

-- Requests that signed-in users sent are theirs to see.
alter table requests add column user_id uuid;
create index requests_user_id on requests (edition, user_id) where user_id is not null;

-- A code is of no use when it comes too late.
alter table outbox add column expires_at timestamptz;
