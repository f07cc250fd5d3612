-- Who was counted already on a day of the edition's calendar (P-17): hashes with a salt that is made for the day. The day's
-- row takes both along when the day is over.
create table view_days (
  edition text not null,
  day date not null,
  salt text not null,
  primary key (edition, day)
);

create table view_visitors (
  edition text not null,
  day date not null,
  visitor text collate "C" not null,
  primary key (edition, day, visitor),
  foreign key (edition, day) references view_days (edition, day) on delete cascade
);

-- What was viewed since yesterday is read every few minutes.
create index car_views_day on car_views (day);
