-- The words by which the office finds cars, and by what else it lists and counts them: that looks at no row of the table.
create index stock_words on stock (edition, id)
  include (brand, model, trim, vin, is_listed, status, withdrawn_at, published_at, price, market_low, market_high);

-- The day on which the team wants to be reminded of a request.
alter table requests add column remind_on date;
create index requests_remind_on on requests (edition, remind_on) where remind_on is not null;
