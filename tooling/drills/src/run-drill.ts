import { setTimeout as sleep } from 'node:timers/promises'

import { createDrillDatabase } from './drill-database.ts'
import { FAULTS } from './faults.ts'
import { startHealthProbe } from './health-probe.ts'
import { addViolation, createPhase, type Phase } from './ledger.ts'
import { type Load, send, startLoad, warmPages } from './load.ts'
import { type Product, startDrilled } from './product.ts'
import { reconcile } from './reconcile.ts'

export type RunOptions = {
  /** URL of the PostgreSQL server on which the drill creates its database. */
  server: string
  /** Duration of each fault. */
  seconds: number
  /** Whether pages are requested, which must be built. */
  withPages: boolean
  /** The time limit of a write, milliseconds, less the time in which the process did not answer at all. */
  limit: number
  /** Called with each phase at its end. */
  tell: (phase: Phase) => void
}

/** Pause before and after each fault, and timeout of the recovery. */
const PAUSE_MS = 1000
const RECOVERY_TIMEOUT_MS = 10_000

/** Injects all faults. Returns every violation, in words. */
export async function runDrill({ server, seconds, withPages, limit, tell }: RunOptions): Promise<string[]> {
  const database = await createDrillDatabase(server)
  let product: Product | null = null
  const violations: string[] = []
  try {
    product = await startDrilled(database.url, withPages ? 'all' : 'worker')
    const { port, isAlive } = product
    if (withPages) await warmPages(port)
    let phase = createPhase('before')
    const probe = startHealthProbe(port)
    const clients = { port, probe, limit, phase: () => phase }
    const load = startLoad({ ...clients, withPages })
    const close = () => {
      tell(phase)
      for (const [violation, times] of phase.violations) violations.push(`${phase.name}: ${violation} (${times} times)`)
    }
    await sleep(PAUSE_MS)
    close()
    for (const fault of FAULTS) {
      phase = createPhase(fault.name)
      await fault.cause(database, seconds * 1000)
      phase.recovery = await recoveryOf(load)
      if (phase.recovery === null) addViolation(phase, `no write was taken within ${RECOVERY_TIMEOUT_MS} ms of its end`)
      await sleep(PAUSE_MS)
      if (!isAlive()) addViolation(phase, 'the process ended')
      close()
      if (!isAlive()) break
    }
    await load.stop()
    phase = createPhase('afterwards')
    // Refused writes are repeated with the same key, like those with an unknown outcome.
    const open = load.questions.filter(({ reference }) => reference === null)
    for (const question of open) await send(question, clients)
    await probe.stop()
    close()
    violations.push(...(await reconcile(database, load.questions)))
    const code = await product.stop()
    if (code !== 0) violations.push(`the process ended with ${code}:\n${product.output().slice(-2000)}`)
    return violations
  } finally {
    await product?.stop()
    await database.allowConnections(true)
    await database.remove()
  }
}

/** Milliseconds from now until a write is acknowledged; null when that takes too long. */
async function recoveryOf(load: Load): Promise<number | null> {
  const ended = performance.now()
  while (performance.now() < ended + RECOVERY_TIMEOUT_MS) {
    if (load.lastTaken() > ended) return load.lastTaken() - ended
    await sleep(10)
  }
  return null
}
