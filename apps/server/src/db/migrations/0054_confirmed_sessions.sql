-- When the second factor was last given again in a session; null until then. Sensitive acts are done shortly after it alone.
alter table staff_sessions add column confirmed_at timestamptz;
