-- How widely the cars were looked for that a car's price is compared with.

alter table cars add column market_width text check (market_width in ('near', 'far', 'wide', 'model', 'segment'));

-- Values that are there were found within two years; the next update of everything says it more exactly.
update cars set market_width = 'far' where market_value is not null;

alter table cars add constraint cars_market_width_of_value check ((market_width is null) = (market_value is null));

-- What other models cost says too little to call a car a good deal.
drop index cars_best_deal;
create index cars_best_deal on cars
  (edition, (price::double precision / case when market_width <> 'segment' then market_value end), id) where status <> 'sold';

-- Cars of other models that one is compared with where its own has too few.
create index cars_segment on cars (edition, body_type, fuel_type, engine_power) where not is_new and not tampered_odometer;
