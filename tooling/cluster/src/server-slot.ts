import { mkdirSync } from 'node:fs'

import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'

/** A supervised process of the server at a fixed port. */
export type ServerSlot = {
  /** Starts a process and waits until it is ready. */
  start: () => Promise<void>
  /** Asks it to stop, and waits for that: the exit code, null after a signal. */
  stop: () => Promise<number | null>
  kill: () => Promise<void>
  /** Whether a process ended by itself. */
  hasDied: () => boolean
  /** The present process; 0 without one. */
  pid: () => number
  /** The output of all its processes. */
  output: () => string
}

/** A slot at `port`, with the settings of its processes and a folder of their own. */
export function createServerSlot(port: number, folder: string, settings: Readonly<Record<string, string>>): ServerSlot {
  let product: ProductProcess | null = null
  let isWanted = false
  const earlier: string[] = []
  return {
    async start() {
      mkdirSync(folder, { recursive: true })
      if (product !== null) earlier.push(product.output())
      product = await startProduct({ ...settings, PORT: String(port), DATA_DIR: folder })
      isWanted = true
    },
    async stop() {
      isWanted = false
      return (await product?.stop()) ?? null
    },
    async kill() {
      isWanted = false
      product?.child.kill('SIGKILL')
      await product?.stop()
    },
    hasDied: () => isWanted && product?.isAlive() === false,
    pid: () => product?.child.pid ?? 0,
    output: () => [...earlier, product?.output() ?? ''].join(''),
  }
}
