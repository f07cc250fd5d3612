import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'

/** Cars of each edition. */
const CARS = '24'

/** The product on a database that is drilled. */
export type Product = Omit<ProductProcess, 'child'>

/**
 * Starts the product on the database at `databaseUrl` and waits until it is ready. Throws with what it wrote when it ends
 * before.
 */
export async function startDrilled(databaseUrl: string, role: 'all' | 'worker' | 'api'): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-drill-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ROLE: role, SEED_CARS: CARS }
  try {
    // Not as in production: mails are to be kept in the database, where they can be counted.
    const product = await startProduct({ NODE_ENV: 'development', LOG_LEVEL: 'silent', ...settings })
    return { ...product, stop: () => product.stop().finally(removeFolder) }
  } catch (error) {
    removeFolder()
    throw error
  }
}
