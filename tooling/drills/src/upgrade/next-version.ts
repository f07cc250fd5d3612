import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '@otosafi/product-process/free-port'
import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'

const SERVER = join(import.meta.dirname, '../../../../apps/server/src')
/** Takes the folder of its migrations, which the product has no setting for, and all settings as parameters. */
const PROGRAM = join(SERVER, 'testing/serve-until-killed.ts')

export type NextVersion = {
  /** A folder of its own. */
  folder: string
  databaseUrl: string
  /** Its migrations beyond those of this version. */
  steps: readonly string[]
  settings: Readonly<Record<string, string>>
}

/** Starts the server as a later version and waits until it is ready. Throws with its output when it ends before. */
export async function startNextVersion({ folder, databaseUrl, steps, settings }: NextVersion): Promise<ProductProcess> {
  const migrations = join(folder, 'migrations')
  mkdirSync(folder)
  cpSync(join(SERVER, 'db/migrations'), migrations, { recursive: true })
  const last = readdirSync(migrations).length
  for (const [at, statements] of steps.entries())
    writeFileSync(join(migrations, `${String(last + at + 1).padStart(4, '0')}_next_version_${at + 1}.sql`), statements)
  const own = { ...settings, PORT: String(await freePort()) }
  const given = Object.entries(own).map(([name, value]) => `${name}=${value}`)
  return startProduct(own, [PROGRAM, folder, databaseUrl, migrations, ...given])
}
