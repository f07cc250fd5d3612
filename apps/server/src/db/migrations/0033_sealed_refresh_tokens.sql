-- For half a minute after a refresh token was used, the one that came after it is kept with it, sealed by a key that follows
-- from the used token itself: whoever brings that one again is given the same.
alter table refresh_tokens drop column siblings;
alter table refresh_tokens add column sealed_next text;
create index refresh_tokens_sealed on refresh_tokens (used_at) where sealed_next is not null;
