-- The name below a testimonial is written in the letters of each language, like its text.

update testimonials
  set payload = jsonb_set(payload, '{name}', jsonb_build_object('en', payload->'name', 'fr', payload->'name'))
  where jsonb_typeof(payload->'name') = 'string';
