import { setTimeout as sleep } from 'node:timers/promises'

import { checkBooks } from './check-books.ts'
import { createDrillDatabase } from './drill-database.ts'
import { addFault, createPhase, type Phase } from './ledger.ts'
import { type Load, send, startLoad, warmPages } from './load.ts'
import { type Product, startDrilled } from './product.ts'
import { takePulse } from './pulse.ts'
import { TROUBLES } from './troubles.ts'

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

/** The time before and between faults, and the longest recovery. */
const PEACE = 1000
const RECOVERY = 10_000

/** Injects all faults. Returns every violation, in words. */
export async function runDrill({ server, seconds, withPages, limit, tell }: RunOptions): Promise<string[]> {
  const database = await createDrillDatabase(server)
  let product: Product | null = null
  const broken: string[] = []
  try {
    product = await startDrilled(database.url, withPages ? 'all' : 'worker')
    const { port, isAlive } = product
    if (withPages) await warmPages(port)
    let phase = createPhase('before')
    const pulse = takePulse(port)
    const clients = { port, pulse, limit, phase: () => phase }
    const load = startLoad({ ...clients, withPages })
    const close = () => {
      tell(phase)
      for (const [fault, times] of phase.faults) broken.push(`${phase.name}: ${fault} (${times} times)`)
    }
    await sleep(PEACE)
    close()
    for (const trouble of TROUBLES) {
      phase = createPhase(trouble.name)
      await trouble.cause(database, seconds * 1000)
      phase.recovery = await recoveryOf(load)
      if (phase.recovery === null) addFault(phase, `no write was taken within ${RECOVERY} ms of its end`)
      await sleep(PEACE)
      if (!isAlive()) addFault(phase, 'the process ended')
      close()
      if (!isAlive()) break
    }
    await load.stop()
    phase = createPhase('afterwards')
    // Refused writes are repeated with the same key, like those with an unknown outcome.
    const open = load.questions.filter(({ reference }) => reference === null)
    for (const question of open) await send(question, clients)
    await pulse.stop()
    close()
    broken.push(...(await checkBooks(database, load.questions)))
    const code = await product.stop()
    if (code !== 0) broken.push(`the process ended with ${code}:\n${product.output().slice(-2000)}`)
    return broken
  } finally {
    await product?.stop()
    await database.allowConnections(true)
    await database.remove()
  }
}

/** Milliseconds from now until a write is acknowledged; null when that takes too long. */
async function recoveryOf(load: Load): Promise<number | null> {
  const ended = performance.now()
  while (performance.now() < ended + RECOVERY) {
    if (load.lastTaken() > ended) return load.lastTaken() - ended
    await sleep(10)
  }
  return null
}
