import type { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import type { Color, FuelType, SteeringSide, Transmission } from '@otosafi/domain/car/vocabulary'

/** A group of cars of about the same age: a bell curve cut off at both ends. Years. */
export type AgeBand = { weight: number; mean: number; spread: number; min: number; max: number }

/** A paper that cars of a market come with. */
export type DocumentFact = {
  kind: (typeof DOCUMENT_KINDS)[number]
  /** Part of the cars that have it. */
  share: number
  /** Years; younger cars do not need it. */
  fromAge: number
  /** Days that it holds; null when it does not run out. */
  validDays: number | null
  /** Start of its number; null when it carries none. */
  prefix: string | null
  /** Whether it comes with the import: only imported cars have it, dated at the import. */
  atImport: boolean
}

/** Statistics of a country's used car market (P-58). */
export type MarketFact = {
  /** Part of the sales of each `brand-model`. */
  models: { id: string; weight: number }[]
  ages: AgeBand[]
  /** Kilometres a year. */
  mileage: { perYear: number; spread: number; max: number }
  /** How much likelier than the model's own range of engines each is. 1 where it is not named. */
  fuels: Partial<Record<FuelType, number>>
  transmissions: Partial<Record<Transmission, number>>
  /** Part of the used cars that came from abroad, and how old they were then (years). */
  imports: { share: number; ageMin: number; ageMax: number }
  /** Models that only come from the United States, with clocks in miles. */
  fromAmerica: readonly string[]
  /** Part of the used cars of all other models sold there that come from there. */
  americanShare: number
  steeringSide: SteeringSide
  /** Trims marked for this market are preferred. */
  trimMarket: string | null
  /** The price level relative to the euro price list, new and used. */
  priceLevel: { isNew: number; used: number }
  colors: Partial<Record<Color, number>>
  documents: DocumentFact[]
  /** Fictitious inspectors: first name and initial. */
  inspectors: readonly string[]
  /** Fictitious workshops. */
  workshops: readonly string[]
}

/** Rows of `brand-model weight`, parted by commas or line ends. */
export function modelWeights(table: string): MarketFact['models'] {
  return table
    .split(/[\n,]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [id = '', weight] = row.split(' ')
      if (!(Number(weight) > 0)) throw new Error(`Not a model's weight: ${row}`)
      return { id, weight: Number(weight) }
    })
}

/** A paper with the usual answers filled in. */
export function paper(kind: DocumentFact['kind'], facts: Partial<Omit<DocumentFact, 'kind'>> = {}): DocumentFact {
  return { kind, share: 1, fromAge: 0, validDays: null, prefix: null, atImport: false, ...facts }
}
