import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type MeasuredProduct, startMeasured } from './measured-product.ts'

/** Cars of each edition in the measured stock, as a first start makes them. */
const CARS = 400

/** The data folder of a server, and the number of cars of each edition that an empty one is seeded with. */
export type Stock = { dataDir: string; cars: number }

/** Runs `work` with an empty data folder, which is removed afterwards. `cars` is null for the usual number. */
export async function withStock<T>(cars: number | null, work: (stock: Stock) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-bench-'))
  try {
    return await work({ dataDir, cars: cars ?? CARS })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Runs `work` with a server on a stock, which is stopped afterwards. */
export async function withServer<T>(
  { dataDir, cars }: Stock,
  work: (server: MeasuredProduct) => Promise<T>,
): Promise<T> {
  const server = await startMeasured({ DATA_DIR: dataDir, SEED_CARS: String(cars) })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** The address under which a browser on this machine reaches an edition: scheme, host and port. */
export function originOf(edition: EditionId, { port }: MeasuredProduct): string {
  return `http://${EDITIONS[edition].host}.localhost:${port}`
}
