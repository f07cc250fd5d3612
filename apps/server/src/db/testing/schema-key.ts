import { createHash } from 'node:crypto'

import { JOB_SCHEMA_VERSION } from '../job-schema.ts'
import { readMigrations } from '../migrations.ts'

/** A hash of this program's schema: it changes with each migration. 16 hexadecimal digits. */
export function schemaKey(): string {
  const parts = JSON.stringify([readMigrations(), JOB_SCHEMA_VERSION])
  return createHash('sha256').update(parts).digest('hex').slice(0, 16)
}
