-- What a form needs to know of a picture that was sent before it; those of before have none and are refused.
alter table uploads
  add column width integer,
  add column height integer,
  add column placeholder text;
