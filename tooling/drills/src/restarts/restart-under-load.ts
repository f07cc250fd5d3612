import { setTimeout as sleep } from 'node:timers/promises'

import { startProduct } from '@otosafi/product-process/start-product'

import { DRILLED } from '../product.ts'
import { type Outcomes, sendLoad } from './load.ts'

export type RestartOptions = {
  restarts: number
  /** Folder of an embedded database, which may be empty. */
  dataDir: string
  /** Whether pages are asked for, too; the editions must be built. */
  withPages: boolean
  /** Called with the duration of each stop and start, milliseconds. */
  tell?: (restart: { stop: number; start: number; code: number | null }) => void
}

/** Milliseconds of load between restarts. */
const LOAD_MS = 2000

/** Starts the server in a process of its own and restarts it so many times under load. Returns the outcomes of the requests. */
export async function restartUnderLoad({ restarts, dataDir, withPages, tell }: RestartOptions): Promise<Outcomes> {
  const role = withPages ? 'all' : 'api'
  const settings = { ...DRILLED, DATA_DIR: dataDir, ROLE: role, LOG_LEVEL: 'error', STOP_PAUSE: '1' }
  let server = await startProduct(settings)
  const { port } = server
  const over = new AbortController()
  const load = sendLoad(port, { withPages, signal: over.signal })
  try {
    for (let restart = 0; restart < restarts; restart++) {
      await sleep(LOAD_MS)
      const asked = performance.now()
      const code = await server.stop()
      const ended = performance.now()
      server = await startProduct({ ...settings, PORT: String(port) })
      tell?.({ stop: ended - asked, start: performance.now() - ended, code })
    }
    await sleep(LOAD_MS)
  } finally {
    over.abort()
    await load.catch(() => undefined)
    await server.stop()
  }
  return load
}
