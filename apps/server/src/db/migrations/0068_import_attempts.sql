-- How often a file of cars was begun: one that ends its process each time is given up.
alter table office_imports add column attempts integer not null default 0;
