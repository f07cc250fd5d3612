-- A testimonial names its car as it is shown: nothing was ever made of the car's brand and model.

update testimonials
  set payload = jsonb_set(payload, '{car}', payload->'car'->'name')
  where jsonb_typeof(payload->'car') = 'object';
update content_history
  set payload = jsonb_set(payload, '{car}', payload->'car'->'name')
  where list = 'testimonials' and jsonb_typeof(payload->'car') = 'object';
