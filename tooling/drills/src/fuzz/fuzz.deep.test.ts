import { beforeAll, expect, it, vi } from 'vitest'

import type { OperationSpec } from '@otosafi/server/contract/read-contract'
import { withDatabases } from '@otosafi/server/db/testing/with-databases'

import { type FuzzWorld, openWorld } from './fuzz-world.ts'
import { runKind } from './kinds.ts'
import { READS } from './reads/read-request.ts'
import type { RunResult } from './run-cases.ts'
import { WRITES } from './writes/write-request.ts'

const SEED = 20_260_601
/** Every operation that writes has its share of the cases, enough for each to be taken and refused at least once. */
const writes = 60 * WRITES.length
/** Some reads are served by one edition alone, and so right once in six times at most. */
const reads = 50 * READS.length
/** Nearly all reads are answered from memory, and bytes that are no request reach no database: the second one is asked less. */
const CASES = {
  embedded: { reads, writes, raw: 500 },
  postgres: { reads: 300, writes, raw: 50 },
}

/** The operations that were never answered in one of these ways. */
function without(
  operations: readonly OperationSpec[],
  { counts }: RunResult,
  ...statuses: readonly string[]
): string[] {
  return operations.map(({ id }) => id).filter((id) => !statuses.some((status) => counts.get(id)?.has(status)))
}

// Thousands of requests take a minute where several packages are tested at once.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

withDatabases('whatever is sent to the API', (open, kind) => {
  let world: FuzzWorld

  beforeAll(async () => {
    world = await openWorld(await open())
    return () => world.agent.destroy()
  })

  it('is read as the contract has it', async () => {
    const result = await runKind.reads(world, { cases: CASES[kind].reads, seed: SEED })
    expect(result.failure).toBeNull()
    if (kind !== 'embedded') return
    const guarded = READS.filter(({ guard }) => guard !== 'open')
    expect([without(READS, result, '200', '304'), without(guarded, result, '401')]).toEqual([[], []])
    const statuses = [...result.counts.values()].flatMap((own) => [...own.keys()])
    expect(statuses).toEqual(expect.arrayContaining(['200', '304', '400', '404', '422']))
  })

  it('is written once or not at all', async () => {
    const result = await runKind.writes(world, { cases: CASES[kind].writes, seed: SEED })
    expect(result.failure).toBeNull()
    const taken = without(WRITES, result, '200', '201', '202', '204')
    const refused = without(WRITES, result, '400', '403', '413', '415', '422')
    expect([taken, refused]).toEqual([[], []])
  })

  it('is answered with HTTP or hung up on, and never keeps others from their answers', async () => {
    const { failure, counts } = await runKind.raw(world, { cases: CASES[kind].raw, seed: SEED })
    expect(failure).toBeNull()
    const shapes = ['ambiguous', 'chunks', 'cut', 'expecting', 'head', 'mutated', 'noise', 'pipelined', 'short body']
    expect([...counts.keys()].sort()).toEqual(shapes)
  })
})
