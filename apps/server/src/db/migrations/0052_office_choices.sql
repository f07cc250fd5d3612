-- Cars that the team puts first among the featured ones, in its order. One that is featured no more is left out where it is shown.
create table featured_choices (
  edition text not null,
  position integer not null,
  car_id text not null,
  primary key (edition, position),
  unique (edition, car_id)
);
create trigger featured_choices_changed after insert or update or delete on featured_choices
  for each row execute function note_content_change();
