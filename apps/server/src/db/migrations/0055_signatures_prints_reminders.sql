-- Who inspected a car signs the report: by hand or by name. Reports that are older have none.
alter table inspections add column signature jsonb, add column signed_at timestamptz;

-- The last day on which a member of the team was reminded of requests that are due.
alter table staff add column reminded_on date;
