-- How a subscriber wants the newsletter (P-38): how often, and what it tells of; all where there is no topic.
alter table subscribers
  add column frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly')),
  add column topics text[] not null default '{}' check (
    topics <@ array['newCars', 'lowerPrices', 'buying', 'inspection', 'papers', 'money', 'driving', 'selling']
    and cardinality(topics) <= 8
  );
