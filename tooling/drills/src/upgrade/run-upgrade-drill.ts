import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { waitFor } from '@otosafi/cluster/wait-for'
import { type ProductProcess, spawnProduct, startProduct } from '@otosafi/product-process/start-product'

import { strangeAnswers } from '../cluster/counts.ts'
import { startSteadyLoad, type SteadyTally } from '../cluster/steady-load.ts'
import { createDrillDatabase } from '../drill-database.ts'
import { DRILLED } from '../product.ts'
import { reconcile } from '../reconcile.ts'
import { startNextVersion } from './next-version.ts'

export type UpgradeRun = {
  /** URL of the PostgreSQL server on which the drill creates its database. */
  server: string
  /** Writes and reads a second. */
  writes: number
  reads: number
  /** The migrations of the next versions, one each. */
  steps?: readonly string[]
  /** The longest time without a write, milliseconds. */
  longest: number
  /** Called with the tally of each part. */
  tell: (name: string, tally: SteadyTally) => void
}

const OLD_SERVERS = 2
/** Timeout of an old server's refusal to start, and of the first write. */
const START_TIMEOUT_MS = 60_000
/** Duration of the load before the first part, and after each step. */
const CALM_MS = 3000
/** Rows of the migrated table: enough for a slow migration. */
const REQUESTS = 50_000

/**
 * Two versions as they are really written, on the table that visitors write to most: the first one adds columns and an index, the next one
 * takes away what only the first one needed.
 */
const STEPS = [
  `alter table requests
     add column heard_of text not null default 'nowhere' check (heard_of <> ''),
     add column heard_note text;
   create index requests_heard_of on requests (edition, heard_of);`,
  `alter table requests drop column heard_note;
   drop index requests_heard_of;`,
]

const FILL = `insert into requests (edition, reference, kind, language, fields, consented_at, created_at)
  select 'ma', 'OLD-' || number, 'question', 'fr', '{"message": "before"}', now(), now()
  from generate_series(1, ${REQUESTS}) as number`

/**
 * Two servers under load, beside which later versions start, one after the other, each with a migration; then the old ones are stopped.
 * Returns every promise that was broken, in words.
 */
export async function runUpgradeDrill(run: UpgradeRun): Promise<string[]> {
  const { server, writes, reads, steps = STEPS, longest, tell } = run
  const broken: string[] = []
  const database = await createDrillDatabase(server)
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-upgrade-'))
  const shared = { ...DRILLED, ROLE: 'worker', LOG_LEVEL: 'error', READS_PER_SECOND: '0' }
  const settings = { ...shared, DATABASE_URL: database.url, DATA_DIR: folder, STOP_PAUSE: '5', STOP_WITHIN: '30' }
  const old: ProductProcess[] = []
  const next: ProductProcess[] = []
  const ports: number[] = []
  let load: ReturnType<typeof startSteadyLoad> | undefined
  try {
    // The first one makes the tables and fills them.
    for (let each = 0; each < OLD_SERVERS; each += 1) old.push(await startProduct(settings))
    ports.push(...old.map(({ port }) => port))
    await database.query(FILL)
    const running = startSteadyLoad(() => ports[randomInt(ports.length)] ?? 0, { writes, reads, withPages: false })
    load = running
    const close = (name: string) => {
      const tally = running.take()
      tell(name, tally)
      const strange = [
        ...strangeAnswers(tally.writes, ['201', '503']).map((answer) => `writes were answered ${answer}`),
        ...strangeAnswers(tally.reads, ['200']).map((answer) => `reads were answered ${answer}`),
      ]
      broken.push(...strange.map((what) => `${name}: ${what}`))
      if (tally.longestRefusal > longest)
        broken.push(`${name}: no write was taken for ${Math.round(tally.longestRefusal)} ms`)
      for (const { isAlive, port, output } of old)
        if (ports.includes(port) && !isAlive()) broken.push(`${name}: an old server ended:\n${output().slice(-2000)}`)
    }
    // A cold start is slow on a busy machine, and no part of an upgrade.
    const began = performance.now()
    await waitFor('A first write', START_TIMEOUT_MS, async () => (running.lastTaken() > began ? true : null))
    running.take()
    await sleep(CALM_MS)
    close('before')
    for (const at of steps.keys()) {
      const version = await startNextVersion({
        folder: join(folder, `next-${at + 1}`),
        databaseUrl: database.url,
        steps: steps.slice(0, at + 1),
        settings: shared,
      })
      next.push(version)
      ports.push(version.port)
      await sleep(CALM_MS)
      close(`migration ${at + 1}`)
    }
    for (const { port, stop } of old) {
      ports.splice(ports.indexOf(port), 1)
      const code = await stop()
      if (code !== 0) broken.push(`An old server stopped with ${code}`)
    }
    await sleep(CALM_MS)
    close('old ones stopped')
    broken.push(...(await startsOld(settings)))
    await running.stop()
    close('afterwards')
    broken.push(...(await reconcile(database, running.questions)))
  } finally {
    await load?.stop()
    await Promise.all([...old, ...next].map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
    await database.remove()
  }
  return broken
}

/** Checks that an old version refuses the schema of a later one. Returns the violation, in words. */
async function startsOld(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const { ended, stop, output } = await spawnProduct(settings)
  const code = await Promise.race([ended, sleep(START_TIMEOUT_MS, 'still runs' as const, { ref: false })])
  await stop()
  if (code === 1 && output().includes('newer than the program')) return []
  return [`An old server that was started again did not refuse (${code}):\n${output().slice(-2000)}`]
}
