import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'

import { allGood } from '../in-turn.ts'
import type { BenchOptions } from '../options.ts'
import { createTemporaryDatabase, fill, settingsOf, type TemporaryDatabase } from '../search/temporary-database.ts'
import { formatTable } from '../table.ts'

const CARS = 50_000
const FEW_CARS = 5000

/** Bytes and times (milliseconds) of one implementation of the card store, as the server's command prints them. */
type Figures = { way: string; bytes: number; collection: number; page: number }

/** Keeps the data of all cards in several ways and prints what each costs (record 0004). None has a budget. */
export function benchCards({ editions, cars, quick }: BenchOptions): Promise<boolean> {
  return allGood(editions, async (edition) => {
    const temporary = await createTemporaryDatabase()
    try {
      await measure(temporary, edition, cars ?? (quick ? FEW_CARS : CARS))
      return true
    } finally {
      await temporary.remove()
    }
  })
}

async function measure({ name, place }: TemporaryDatabase, edition: EditionId, cars: number): Promise<void> {
  console.log(`\nData of ${cars} cards of ${edition}, read from ${name}.`)
  await fill(place, { edition, cars })
  const rows: string[][] = []
  for await (const line of runServerCommand('askDatabase', ['cards', '--edition', edition], settingsOf(place)))
    rows.push(rowOf(JSON.parse(line) as Figures))
  console.log(`\n${formatTable(['kept as', 'memory', 'a full collection more', 'a page of 24 cards'], rows)}`)
}

function rowOf({ way, bytes, collection, page }: Figures): string[] {
  return [way, `${(bytes / 2 ** 20).toFixed(1)} MB`, `${collection.toFixed(1)} ms`, `${page.toFixed(3)} ms`]
}
