-- How often something happened on the pages of a route, by day of the edition's calendar (P-39). Nobody is in it.
create table usage_counts (
  edition text not null,
  day date not null,
  route text not null,
  event text not null,
  times integer not null,
  primary key (edition, day, route, event)
);
