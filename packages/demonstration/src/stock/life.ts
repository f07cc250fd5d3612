import type { Grade, Origin } from '@otosafi/domain/car/vocabulary'
import type { Random } from '@otosafi/domain/random'

import { firstDayOf } from './calendar.ts'
import type { MarketFact } from './facts/market-types.ts'

const YEAR_DAYS = 365.25
/** A used car is at least this old when it is offered. */
const SHORTEST_USE_DAYS = 100
/** Rare losses that no age explains. */
const DAMAGED_SHARE = 0.035

/** The history of a used car before it was offered. */
export type Life = {
  /** Day numbers. */
  firstUse: number
  /** When it came into the country; null for local cars. */
  imported: number | null
  origin: Origin
  /** Years. */
  age: number
  /** Kilometres. */
  mileage: number
  grade: Grade
  /** How worn it is: 0 as new, 1 at its end. */
  wear: number
}

/** How old, in whole years, a used car of a market is. At least 1. */
export function drawAge(random: Random, market: MarketFact): number {
  const band = random.weighted(market.ages, ({ weight }) => weight)
  const age = Math.round(random.normal(band.mean, band.spread))
  if (age >= band.min && age <= band.max) return age
  return random.int(band.min, band.max)
}

/** The life of a used car built in `year` and offered on the day `published`. */
export function drawLife(
  random: Random,
  market: MarketFact,
  { year, published, american }: { year: number; published: number; american: boolean },
): Life {
  const earliest = firstDayOf(year) + 14
  const firstUse = random.int(earliest, Math.max(earliest, Math.min(earliest + 300, published - SHORTEST_USE_DAYS)))
  const age = (published - firstUse) / YEAR_DAYS
  const imported =
    american || random.chance(market.imports.share) ? drawImport(random, market, firstUse, published) : null
  const mileage = drawMileage(random, market, age)
  const wear = Math.max(0, Math.min(1, 0.5 * (age / 16) + 0.5 * (mileage / 230_000) + random.normal(0, 0.09)))
  const origin = imported === null ? 'local' : 'imported'
  return { firstUse, imported, origin, age, mileage, grade: drawGrade(random, wear), wear }
}

function drawImport(random: Random, { imports }: MarketFact, firstUse: number, published: number): number {
  const used = published - firstUse
  const latest = Math.min(imports.ageMax * YEAR_DAYS, used * 0.85)
  return Math.floor(firstUse + random.between(Math.min(imports.ageMin * YEAR_DAYS, latest * 0.8), latest))
}

function drawMileage(random: Random, { mileage }: MarketFact, age: number): number {
  const perYear = Math.max(mileage.perYear * 0.3, random.normal(mileage.perYear, mileage.spread))
  const driven = age * perYear
  const bend = mileage.max * 0.8
  const rest = mileage.max - bend
  const kept = driven > bend ? bend + rest * (1 - Math.exp((bend - driven) / rest)) : driven
  return Math.max(1_500, Math.min(mileage.max, Math.floor(kept)))
}

function drawGrade(random: Random, wear: number): Grade {
  if (random.chance(DAMAGED_SHARE)) return 'damaged'
  if (wear < 0.3) return 'excellent'
  return wear < 0.78 ? 'good' : 'average'
}
