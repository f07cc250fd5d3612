-- Visitors who read a post on a day of the edition's calendar (P-08), counted as those of cars are. A post that is written anew
-- keeps its readers, as it keeps its likes.
create table post_views (
  edition text not null,
  post_id text collate "C" not null,
  day date not null,
  visitors integer not null check (visitors >= 0),
  primary key (edition, post_id, day)
);

-- What was read in the last days is summed for the order of the blog.
create index post_views_day on post_views (edition, day);
