-- What visitors write, and what makes writing safe to repeat, to limit and to answer by mail.

-- The answer of a request that creates, by the key that came with it (P-36). A row is claimed at the start of a
-- transaction and filled in before it ends: nobody ever sees one without an answer.
create table idempotency_keys (
  edition text not null,
  key uuid not null,
  fingerprint text not null,
  status integer,
  body text,
  created_at timestamptz not null,
  primary key (edition, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- How often somebody did something in a stretch of time. The bucket is a salted hash; the salt is gone after its day.
create table rate_counts (
  bucket text not null primary key,
  times integer not null check (times > 0),
  ends_at timestamptz not null
);
create index rate_counts_ends_at on rate_counts (ends_at);

create table daily_salts (
  day date not null primary key,
  salt text not null
);

-- Mails and messages that are still to be sent, written with what they tell of. A row that is being sent is due again
-- after a while, in case the sender has died; one that was sent is deleted.
create table outbox (
  id uuid not null primary key,
  edition text not null,
  channel text not null check (channel in ('mail', 'sms')),
  message jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  failed_at timestamptz,
  error text
);
create index outbox_due_at on outbox (due_at) where failed_at is null;

-- What was sent by the adapters that send nowhere, to be looked at in development.
create table sent_messages (
  id uuid not null primary key,
  edition text not null,
  channel text not null check (channel in ('mail', 'sms')),
  message jsonb not null,
  sent_at timestamptz not null
);
create index sent_messages_sent_at on sent_messages (sent_at);

-- Questions, callbacks and all that visitors ask of the team (P-45).
create table requests (
  edition text not null,
  reference text not null,
  kind text not null,
  language text not null,
  car_id text collate "C",
  fields jsonb not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  primary key (edition, reference)
);
create index requests_created_at on requests (edition, created_at);

create table subscribers (
  edition text not null,
  id uuid not null,
  email text not null check (email = lower(email)),
  language text not null,
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  consented_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (edition, id),
  unique (edition, email)
);

-- Links that were sent (P-28): only the hash of the secret is kept. One without an end may be followed again.
create table link_tokens (
  edition text not null,
  hash text not null,
  purpose text not null,
  subject uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  primary key (edition, hash)
);
create index link_tokens_subject on link_tokens (edition, subject, purpose);
