-- Texts and lists that the operator writes (P-44). What is searched by is a column made from the payload.

create table faqs (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  topic text not null generated always as (payload ->> 'topic') stored,
  primary key (edition, id)
);

create table posts (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  topic text not null generated always as (payload ->> 'topic') stored,
  published_on text not null generated always as (payload ->> 'publishedOn') stored,
  primary key (edition, id)
);

create table testimonials (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table financing_partners (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table team_members (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table stores (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table categories (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table pages (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table gallery_items (
  edition text not null,
  id text not null,
  position integer not null,
  published boolean not null default true,
  payload jsonb not null,
  primary key (edition, id)
);

create table footer_content (
  edition text not null primary key,
  payload jsonb not null
);

create table contact_information (
  edition text not null primary key,
  payload jsonb not null
);

-- Goes up whenever something above changes, so that caches of rendered content know that they are stale.
create table content_versions (
  edition text not null primary key,
  version bigint not null default 1,
  changed_at timestamptz not null default clock_timestamp()
);

create function note_content_change() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.edition, old.edition);
begin
  insert into content_versions (edition) values (changed)
    on conflict (edition) do update set version = content_versions.version + 1, changed_at = clock_timestamp();
  perform pg_notify('content', changed);
  return null;
end
$$;

create trigger faqs_changed after insert or update or delete on faqs
  for each row execute function note_content_change();
create trigger posts_changed after insert or update or delete on posts
  for each row execute function note_content_change();
create trigger testimonials_changed after insert or update or delete on testimonials
  for each row execute function note_content_change();
create trigger financing_partners_changed after insert or update or delete on financing_partners
  for each row execute function note_content_change();
create trigger team_members_changed after insert or update or delete on team_members
  for each row execute function note_content_change();
create trigger stores_changed after insert or update or delete on stores
  for each row execute function note_content_change();
create trigger categories_changed after insert or update or delete on categories
  for each row execute function note_content_change();
create trigger pages_changed after insert or update or delete on pages
  for each row execute function note_content_change();
create trigger gallery_items_changed after insert or update or delete on gallery_items
  for each row execute function note_content_change();
create trigger footer_content_changed after insert or update or delete on footer_content
  for each row execute function note_content_change();
create trigger contact_information_changed after insert or update or delete on contact_information
  for each row execute function note_content_change();
