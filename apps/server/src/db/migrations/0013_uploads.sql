-- Pictures that visitors have uploaded, by the folder of the store that they are kept in. A row is written before its
-- picture, and deleted after it, so that no picture is ever without one: `pending` until something refers to it, `used`
-- while something does, `removed` once nothing does any more. What stays pending too long is removed, and what is
-- removed is deleted.
create table uploads (
  edition text not null,
  key text collate "C" not null,
  state text not null check (state in ('pending', 'used', 'removed')),
  created_at timestamptz not null,
  primary key (edition, key)
);
create index uploads_unused on uploads (state, created_at) where state <> 'used';
