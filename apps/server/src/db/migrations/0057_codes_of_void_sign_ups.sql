-- A code keeps whose it was once the account is gone: a sign-up is void when another one verifies its address first,
-- which the answer to its code says.
alter table contact_proofs drop constraint contact_proofs_edition_user_id_fkey;
