-- Texts that the team's answers begin with. They are no page's: whoever answers reads them.
create table reply_templates (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);
