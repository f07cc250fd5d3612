-- Who inspected a car signs the report: by hand or by name. Reports that are older have none.
alter table inspections add column signature jsonb, add column signed_at timestamptz;
