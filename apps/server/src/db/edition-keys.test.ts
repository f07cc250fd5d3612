import { expect, it } from 'vitest'

import { withDatabase } from './testing/with-databases.ts'

/** The tables whose keys do not begin with the edition, by why: all others can be kept where an edition is. */
const OF_NO_EDITION = {
  'alike in every edition': ['brands', 'models', 'exchange_rates'],
  'of the team, who serve several': [
    'staff',
    'staff_invitations',
    'staff_recovery_codes',
    'staff_sessions',
    'staff_tickets',
  ],
  'of the database itself': ['schema_migrations', 'schema_migration_lock', 'secrets', 'job_positions'],
  'counts that are soon over': ['daily_salts', 'guesses', 'rate_counts'],
  'rows on their way out, named by random numbers': ['outbox', 'sent_messages', 'office_imports'],
  'named by a payment provider': ['local_payments', 'payment_charges'],
  'histories in the order of their numbers': ['audit_log', 'content_history', 'request_events', 'request_notes'],
}

withDatabase('the key of a table', (open) => {
  it('begins with the edition, unless there is a reason', async () => {
    const { pool } = await open()
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_class
       left join pg_index on indrelid = pg_class.oid and indisprimary
       left join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname is distinct from 'edition'`,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.values(OF_NO_EDITION).flat().sort())
  })

  it('has the edition in whatever else is unique but a provider’s own names, and where it refers to another such table', async () => {
    const { pool } = await open()
    const { rows } = await pool.query<{ name: string }>(
      `with kept as (
         select attrelid as id, attnum as edition from pg_attribute
         join pg_index on indrelid = attrelid and indisprimary and indkey[0] = attnum where attname = 'edition'
       )
       select indexrelid::regclass::text as name from pg_index
       join kept on kept.id = indrelid where indisunique and edition <> all (indkey)
       union all select conname from pg_constraint
       join kept on kept.id = conrelid
       where contype = 'f' and confrelid in (select id from kept) and edition <> all (conkey)`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['payments_provider_reference_key'])
  })
})
