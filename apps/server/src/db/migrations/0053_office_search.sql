-- The words by which the office finds cars, and by what it puts them in order: a search reads this instead of the wide rows. The more it
-- had, the less often the planner would take it for the cheaper one.
create index stock_words on stock (edition, id) include (brand, model, trim, vin, published_at, price);

-- The day on which the team wants to be reminded of a request.
alter table requests add column remind_on date;
create index requests_remind_on on requests (edition, remind_on) where remind_on is not null;
