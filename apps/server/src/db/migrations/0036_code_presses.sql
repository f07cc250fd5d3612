-- The press of a form (P-36) by whose code something was verified: the same press is answered the same again.
alter table contact_proofs add column proven_by uuid;
create index contact_proofs_proven_by on contact_proofs (edition, proven_by) where proven_by is not null;
