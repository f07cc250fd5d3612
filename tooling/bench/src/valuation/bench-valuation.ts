import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'

import { BUDGETS } from '../budgets.ts'
import { allGood } from '../in-turn.ts'
import type { BenchOptions } from '../options.ts'
import { createTemporaryDatabase, fill, settingsOf, type TemporaryDatabase } from '../search/temporary-database.ts'
import { formatTable } from '../table.ts'
import { ageOf, type CrossValidated, QUALITY_HEAD, qualityOf, qualityRow } from './summarise.ts'

const CARS = 4000
const FEW_CARS = 1000

/**
 * Values each car of a stock by others alone, and prints by age and brand how far that is from its price and how often its
 * range has it. Returns whether all cars together keep to the budget.
 */
export function benchValuation({ editions, cars, quick }: BenchOptions): Promise<boolean> {
  return allGood(editions, async (edition) => {
    const temporary = await createTemporaryDatabase()
    try {
      return await measure(temporary, edition, cars ?? (quick ? FEW_CARS : CARS))
    } finally {
      await temporary.remove()
    }
  })
}

async function measure({ name, place }: TemporaryDatabase, edition: EditionId, cars: number): Promise<boolean> {
  console.log(`\nValuation of ${edition} with ${cars} cars on ${name}, each by cars that are not in its own tenth.`)
  await fill(place, { edition, cars })
  const found: CrossValidated[] = []
  for await (const line of runServerCommand('askDatabase', ['valuations', '--edition', edition], settingsOf(place)))
    found.push(JSON.parse(line) as CrossValidated)

  const present = new Date().getUTCFullYear()
  const all = qualityOf(found)
  console.log(`\n${tableOf('age', found, (car) => ageOf(car, present))}`)
  console.log(`\n${tableOf('brand', found, ({ brand }) => brand)}`)
  console.log(`\n${formatTable(['together', ...QUALITY_HEAD], [qualityRow('all cars', all)])}`)
  const { medianErrorPercent, leastInRangePercent } = BUDGETS.valuation
  const isGood = 100 * all.error <= medianErrorPercent && 100 * all.coverage >= leastInRangePercent
  console.log(
    `Budget: a median error of ${medianErrorPercent} % at most, ${leastInRangePercent} % in range at least: ${isGood ? 'ok' : 'OVER'}`,
  )
  return isGood
}

function tableOf(title: string, cars: readonly CrossValidated[], nameOf: (car: CrossValidated) => string): string {
  const groups = [...Map.groupBy(cars, nameOf)].sort(([one], [other]) => (one < other ? -1 : 1))
  return formatTable(
    [title, ...QUALITY_HEAD],
    groups.map(([name, group]) => qualityRow(name, qualityOf(group))),
  )
}
