-- A code says whose it was also once the account is gone: a sign-up is void when another one verifies its address first, and
-- who types its code is told so.
alter table contact_proofs drop constraint contact_proofs_edition_user_id_fkey;
