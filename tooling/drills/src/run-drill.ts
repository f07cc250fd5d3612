import { setTimeout as sleep } from 'node:timers/promises'

import { checkBooks } from './check-books.ts'
import { createDrillDatabase } from './drill-database.ts'
import { addFault, createPhase, type Phase } from './ledger.ts'
import { type Load, send, startLoad, warmPages } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { takePulse } from './pulse.ts'
import { TROUBLES } from './troubles.ts'

export type RunOptions = {
  /** Address of the PostgreSQL server on which the drill makes its database. */
  server: string
  /** How long each trouble lasts. */
  seconds: number
  /** Whether pages are asked for; they have to be built. */
  withPages: boolean
  /** Milliseconds within which a write is to be answered, but for those in which the process answered nobody. */
  limit: number
  /** Hears of each phase when it is over. */
  tell: (phase: Phase) => void
}

/** Milliseconds of peace before and between the troubles, and the most that a recovery may take. */
const PEACE = 1000
const RECOVERY = 10_000

/** Puts the product through all troubles. Answers with every promise that was broken, in words. */
export async function runDrill({ server, seconds, withPages, limit, tell }: RunOptions): Promise<string[]> {
  const database = await createDrillDatabase(server)
  let product: Product | null = null
  const broken: string[] = []
  try {
    product = await startProduct(database.url, withPages ? 'all' : 'worker')
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
    // Who was refused asks again with the same key, like everybody else who is not sure.
    const open = load.questions.filter(({ reference }) => reference === null)
    for (const question of open) await send(question, clients)
    await pulse.stop()
    close()
    broken.push(...(await checkBooks(database, load.questions)))
    const code = await product.stop()
    if (code !== 0) broken.push(`the process ended with ${code}:\n${product.written().slice(-2000)}`)
    return broken
  } finally {
    await product?.stop()
    await database.allowConnections(true)
    await database.remove()
  }
}

/** Milliseconds from now until a write is taken; null when that takes too long. */
async function recoveryOf(load: Load): Promise<number | null> {
  const ended = performance.now()
  while (performance.now() < ended + RECOVERY) {
    if (load.lastTaken() > ended) return load.lastTaken() - ended
    await sleep(10)
  }
  return null
}
