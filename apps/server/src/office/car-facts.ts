import type { StockFacts } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import type { EditionId } from '@otosafi/editions/edition'
import { soldYearBounds } from '@otosafi/validators/selling-car'

import { Problem } from '../contract/problem.ts'
import { FACTS } from '../db/car-facts.ts'
import type { Write } from '../db/in-transaction.ts'
import { isCity } from './catalogue.queries.ts'

/** The facts of a car with the day of its mileage. */
export type DatedFacts = StockFacts & { mileageReadOn: string | null }

/** The facts in which two versions differ, as both have them. */
export function differences(before: DatedFacts, after: DatedFacts) {
  const all = [...FACTS.map(([fact]) => fact), 'mileageReadOn'] as const
  const changed = all.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
  const of = (facts: DatedFacts) => Object.fromEntries(changed.map((fact) => [fact, facts[fact]]))
  return { before: of(before), after: of(after) }
}

/**
 * Refuses facts that contradict themselves, the catalogue, or another car: throws `validation_failed` with every field. `id` is that
 * of the car, null for a new one; `today` an ISO date.
 */
export async function refuseWrongFacts(
  write: Write,
  { edition, id, today }: { edition: EditionId; id: string | null; today: string },
  { mileageReadOn, ...facts }: DatedFacts,
): Promise<void> {
  const errors: ProblemError[] = []
  const refuse = (fact: keyof StockFacts, code: string, values: ProblemError['values'] = {}) =>
    errors.push({ path: `/body/facts/${fact}`, code, values })

  if (!(await isModel(write, facts))) refuse('model', 'option')
  if (!(await isCity(write, edition, facts.city))) refuse('city', 'option')
  const years = soldYearBounds(Number(today.slice(0, 4)))
  for (const fact of ['modelYear', 'productionYear'] as const) {
    const year = facts[fact]
    if (year !== null && (year < years.min || year > years.max)) refuse(fact, 'numberBetween', { ...years })
  }
  if (facts.isNew && facts.grade !== null) refuse('grade', 'newHasNoGrade')
  if (facts.dateFirstUse !== null && facts.dateFirstUse > today) refuse('dateFirstUse', 'dateInFuture')
  if (facts.vin !== null && (await isOfAnotherCar(write, edition, id, facts.vin))) refuse('vin', 'vinOfAnotherCar')
  if (mileageReadOn !== null && mileageReadOn > today)
    errors.push({ path: '/body/mileageReadOn', code: 'dateInFuture', values: {} })
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

async function isModel(write: Write, { brand, model }: StockFacts): Promise<boolean> {
  const found = await write
    .selectFrom('models')
    .select('id')
    .where('brand_id', '=', brand)
    .where('id', '=', model)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether another car of the stock that is not sold has this number: the same car may come back after it was sold. */
async function isOfAnotherCar(write: Write, edition: EditionId, id: string | null, vin: string): Promise<boolean> {
  const found = await write
    .selectFrom('stock')
    .select('id')
    .where('edition', '=', edition)
    .where('vin', '=', vin)
    .where('status', '<>', 'sold')
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst()
  return found !== undefined
}
