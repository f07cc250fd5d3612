-- Who inspected a car signs the report: by hand or by name. Reports that are older have none.
alter table inspections add column signature jsonb, add column signed_at timestamptz;

-- The last day on which a member of the team was reminded of requests that are due.
alter table staff add column reminded_on date;

-- What photographs of cars are compared by, and those of which one is a copy of the other or of a part of it.
alter table uploads add column likeness bytea;
create table photo_copies (
  edition text not null,
  key text collate "C" not null,
  other_key text collate "C" not null,
  primary key (edition, key, other_key),
  foreign key (edition, key) references uploads on delete cascade,
  foreign key (edition, other_key) references uploads on delete cascade
);
create index photo_copies_other_key on photo_copies (edition, other_key);
