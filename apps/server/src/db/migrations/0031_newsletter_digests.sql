-- The moment of the latest issue of the newsletter that a subscriber was written, or that held no news (P-38).
alter table subscribers add column digest_at timestamptz;
