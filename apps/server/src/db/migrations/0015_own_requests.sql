-- What account holders see of their requests and of what they agreed to.

-- Where a request stands.
alter table requests add column state text not null default 'received'
  check (state in ('received', 'inProgress', 'closed'));

-- A guest's request belongs to the account that has proven the address or number in it.
create index requests_guest_email on requests (edition, lower(fields ->> 'email')) where user_id is null;
create index requests_guest_phone on requests (edition, (fields ->> 'phone')) where user_id is null;

-- The day of the privacy policy that was shown; null where the edition had none.
alter table consents add column text_version text;
