import { expect, it } from 'vitest'

import type { Guard } from '../../contract/document.ts'
import { withDatabases } from '../../db/testing/with-databases.ts'
import { fuzzReads } from './fuzz-reads.ts'
import { READS } from './read-request.ts'

/** Nearly all reads are answered from memory, so the second database is asked less. */
const CASES = { embedded: 2000, postgres: 300 }

withDatabases('whatever is asked of the read API', (open, kind) => {
  it('is answered as the contract has it', async () => {
    const { failure, counts } = await fuzzReads(await open(), { cases: CASES[kind], seed: 20_260_601 })
    expect(failure).toBeNull()
    if (kind !== 'embedded') return
    // Nobody signs in here: what needs a session is asked for in vain.
    const wanted = (guard: Guard) => (guard === 'open' ? 200 : 401)
    const never = READS.filter(({ id, guard }) => !counts.get(id)?.has(wanted(guard))).map(({ id }) => id)
    expect(never).toEqual([])
    const statuses = [...counts.values()].flatMap((own) => [...own.keys()])
    expect(statuses).toEqual(expect.arrayContaining([200, 304, 404, 422]))
  })
})
