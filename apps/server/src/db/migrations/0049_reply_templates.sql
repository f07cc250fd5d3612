-- Texts that the team's answers begin with. No page shows them, only the form for answers.
create table reply_templates (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);
