-- Accounts and their sessions (P-27), and how often somebody has guessed.

-- An address or number counts for signing in once it is proven.
create table users (
  edition text not null,
  id uuid not null,
  full_name text not null,
  email text check (email = lower(email)),
  email_verified_at timestamptz,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_verified_at timestamptz,
  password_hash text not null,
  bio text,
  photo jsonb,
  language text not null,
  created_at timestamptz not null,
  primary key (edition, id),
  unique (edition, email),
  unique (edition, phone),
  check (email is not null or phone is not null)
);

-- A session ends at a fixed moment, however often it is used.
create table sessions (
  edition text not null,
  id uuid not null,
  user_id uuid not null,
  remembered boolean not null,
  device text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (edition, id),
  foreign key (edition, user_id) references users (edition, id) on delete cascade
);
create index sessions_user_id on sessions (edition, user_id);
create index sessions_expires_at on sessions (expires_at);

-- Only hashes are kept. A token that was used stays as long as its session, to be known again; its siblings are those
-- that were given to others who came with it at nearly the same moment.
create table refresh_tokens (
  edition text not null,
  hash text not null,
  session_id uuid not null,
  used_at timestamptz,
  siblings integer not null default 0 check (siblings >= 0),
  primary key (edition, hash),
  foreign key (edition, session_id) references sessions (edition, id) on delete cascade
);
create index refresh_tokens_session_id on refresh_tokens (edition, session_id);

-- Secrets that all processes share and that exist from the first time they are needed.
create table secrets (
  name text not null primary key,
  value text not null
);

-- Tries to get past a password, with growing pauses. The bucket is a hash like that of rate_counts.
create table guesses (
  bucket text not null primary key,
  times integer not null check (times > 0),
  paused_until timestamptz not null
);
create index guesses_paused_until on guesses (paused_until);
