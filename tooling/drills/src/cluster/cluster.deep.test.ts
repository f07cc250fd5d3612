import { expect, it } from 'vitest'

import { findPrograms, INSTALL } from '@otosafi/cluster/programs'

import { FAULT_NAMES } from './faults.ts'
import { runClusterDrill } from './run-cluster-drill.ts'

const ROUNDS = 2
/** Minutes that a round may take: it takes five at most. */
const ROUND_LIMIT = 12

const { found: programs, missing } = findPrograms()
if (missing.length > 0)
  console.warn(`\n!!! ${missing.join(', ')} cannot be found (${INSTALL}): THE DRILL OF THE CLUSTER IS SKIPPED !!!\n`)

it.skipIf(missing.length > 0)(
  'no acknowledged write is lost or done twice while parts of a cluster fail',
  { timeout: ROUNDS * ROUND_LIMIT * 60_000 },
  async () => {
    const seen: { name: string; taken: number; refused: number; unread: number; unkept: number; unshown: number }[] = []
    const { broken } = await runClusterDrill({
      programs,
      rounds: ROUNDS,
      minutes: null,
      only: FAULT_NAMES,
      writes: 10,
      reads: 20,
      port: 4200,
      withPages: false,
      tell: (name, { writes, reads, uploads, shown }) =>
        seen.push({
          name,
          taken: writes.get('201') ?? 0,
          refused: writes.get('503') ?? 0,
          unkept: uploads.get('503') ?? 0,
          unshown: shown.get('503') ?? 0,
          unread: [...reads].reduce((sum, [status, times]) => (status === '200' ? sum : sum + times), 0),
        }),
    })
    expect(broken).toEqual([])
    // The faults were real: writes were refused by each that takes the primary away, and taken after it.
    for (const { name, taken, refused } of seen.filter((each) => /^(?:primary|cut)/.test(each.name)))
      expect([name, taken > 0, refused > 0]).toEqual([name, true, true])
    // And pictures were, neither kept nor shown, by the one that takes their storage away.
    const storage = seen.filter(({ name }) => name === 'storage away')
    expect(storage.map(({ unkept, unshown }) => unkept > 0 && unshown > 0)).toEqual(Array(ROUNDS).fill(true))
    expect(seen.filter(({ unread }) => unread > 0)).toEqual([])
  },
)
