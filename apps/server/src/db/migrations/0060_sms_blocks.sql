-- Text messages with codes and links that went to numbers with the same first digits in an hour of the clock, and how many of the
-- codes were typed. They are counts: no number can be derived from them.
create table sms_blocks (
  edition text not null,
  block text not null,
  hour timestamptz not null,
  sent integer not null check (sent > 0),
  verified integer not null default 0 check (verified >= 0),
  primary key (edition, block, hour)
);
