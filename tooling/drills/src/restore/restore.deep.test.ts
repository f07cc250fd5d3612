import { expect, it } from 'vitest'

import { findPrograms } from '@otosafi/cluster/programs'

import { runRestoreDrill } from './run-restore-drill.ts'

const { found, missing } = findPrograms()
const isMissing = missing.includes('postgres')
if (isMissing) console.warn('\n!!! PostgreSQL cannot be found: THE DRILL OF RESTORING IS SKIPPED !!!\n')

it.skipIf(isMissing)(
  'a dropped table is there again with every row, from a backup and the log up to a second before',
  { timeout: 300_000 },
  async () => {
    const { before, after } = await runRestoreDrill(found)
    expect(after).toEqual(before)
    // Written after the backup, so it came from the log.
    expect(before['public.stock']).toBe(48)
  },
)
