-- The favourites whose users are told once the car is for sale again: they are looked for every minute.
create index wish_list_items_away on wish_list_items (edition, car_id) where news = 'backOnSale' or was_away;
