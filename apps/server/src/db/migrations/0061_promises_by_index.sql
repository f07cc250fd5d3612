-- The steps of one kind in a period, as the office counts promises to sellers, among all of every sale.
create index sale_events_action on sale_events (action, edition, at);
