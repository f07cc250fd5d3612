-- When the team answered a question, and the published question that it became (P-45).
alter table requests
  add column answered_at timestamptz,
  add column faq_id text;
