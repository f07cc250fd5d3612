-- Deposits that are paid online (P-26). Amounts are minor units of their currency: cents, or whole francs.

create table payments (
  edition text not null,
  id uuid not null,
  booking_id uuid not null,
  provider text not null check (provider in ('local', 'paystack', 'cinetpay')),
  -- What the provider knows it by.
  reference text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'refused', 'abandoned')),
  -- The provider's page; null until it has answered.
  redirect_to text,
  created_at timestamptz not null,
  -- When the provider was last asked what became of it, and when next; null is never again unless a notice comes.
  asked_at timestamptz,
  due_at timestamptz,
  primary key (edition, id),
  unique (provider, reference)
);

create index payments_booking_id on payments (edition, booking_id);
create index payments_due_at on payments (due_at) where due_at is not null;

-- What providers have charged, each once by the provider's own id.
create table payment_charges (
  provider text not null,
  charge text not null,
  edition text not null,
  payment_id uuid not null,
  amount integer not null check (amount > 0),
  currency text not null,
  -- Whether it is in the sums of its booking; what is not goes back in full.
  is_booked boolean not null,
  found_at timestamptz not null,
  primary key (provider, charge),
  foreign key (edition, payment_id) references payments (edition, id)
);

create index payment_charges_payment_id on payment_charges (edition, payment_id);

-- What is to go back of a charge. `byHand` is the team's: the provider cannot, or would not.
create table payment_refunds (
  edition text not null,
  id uuid not null,
  provider text not null,
  charge text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('due', 'sent', 'done', 'byHand')),
  created_at timestamptz not null,
  -- How often the provider was asked for it, and when next.
  asked integer not null default 0,
  due_at timestamptz,
  settled_at timestamptz,
  primary key (edition, id),
  foreign key (provider, charge) references payment_charges (provider, charge),
  check ((due_at is not null) = (state in ('due', 'sent')))
);

create index payment_refunds_charge on payment_refunds (provider, charge);
create index payment_refunds_due_at on payment_refunds (due_at) where due_at is not null;

-- Every notice as it came, before anything is done about it; the same one again is counted.
create table payment_notices (
  edition text not null,
  provider text not null,
  digest text not null,
  body text not null,
  is_genuine boolean not null,
  reference text,
  times integer not null default 1,
  received_at timestamptz not null,
  primary key (edition, provider, digest)
);

create index payment_notices_received_at on payment_notices (received_at);

-- The payments of the local stand-in, which is a provider of its own. Never filled in production.
create table local_payments (
  reference text primary key,
  amount integer not null,
  currency text not null,
  return_to text not null,
  notice_to text not null,
  secret text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'refused')),
  charges integer not null default 0,
  -- When a pending one is paid.
  paid_at timestamptz,
  refunds jsonb not null default '[]'
);
