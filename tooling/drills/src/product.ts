import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'

/** Settings of every server. Outside production, mails stay in the database, where they can be counted. */
export const DRILLED: Readonly<Record<string, string>> = { NODE_ENV: 'development', SEED_CARS: '24' }

/** The product on the database of a drill. */
export type Product = Omit<ProductProcess, 'child'>

/**
 * Starts the product on the database at `databaseUrl` and waits until it is ready. Throws with what it wrote when it ends
 * before.
 */
export async function startDrilled(databaseUrl: string, role: 'all' | 'worker' | 'api'): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-drill-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ROLE: role, LOG_LEVEL: 'silent' }
  try {
    const product = await startProduct({ ...DRILLED, ...settings })
    return { ...product, stop: () => product.stop().finally(removeFolder) }
  } catch (error) {
    removeFolder()
    throw error
  }
}
