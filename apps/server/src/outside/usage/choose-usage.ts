import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { createLocalUsage } from './local-usage.ts'
import { createPlausibleUsage } from './plausible-usage.ts'
import type { UsagePort } from './usage-port.ts'

/** The counter of usage: Plausible at an address like `plausible://plausible.io`, else the database. */
export function chooseUsage({ usageUrl }: Pick<Env, 'usageUrl'>, database: Pick<Database, 'kysely'>): UsagePort {
  return usageUrl === null ? createLocalUsage(database) : createPlausibleUsage(`https://${new URL(usageUrl).host}`)
}
