import type { Random } from '@otosafi/domain/random'

import { brandFact } from './facts/brands.ts'
import type { MarketFact } from './facts/market-types.ts'
import type { StockFact } from './facts/markets.ts'
import type { GenerationFact, ModelFact } from './facts/model-table.ts'
import { modelFact } from './facts/models.ts'
import { rawPrice } from './price.ts'

/** A generation of a model that may be offered, with its weight in the market. */
export type Candidate = { model: ModelFact; generation: GenerationFact; weight: number }

/** Factors by which a typical price may exceed the market's price band. */
const BAND_SLACK = { below: 0.8, above: 1.1 }

const memo = new WeakMap<StockFact, Map<string, Candidate[]>>()

/**
 * The generations built in `year` whose price at `age` years is within the market's band, memoised. `isNew` limits them to those
 * still built. Falls back to all generations of that year, then to all of the market.
 */
export function candidatesOf(
  stock: StockFact,
  source: number,
  { year, age, isNew }: { year: number; age: number; isNew: boolean },
): Candidate[] {
  const lists = memo.get(stock) ?? new Map<string, Candidate[]>()
  memo.set(stock, lists)
  const key = `${source}:${year}:${age}:${isNew}`
  const known = lists.get(key)
  if (known) return known
  const market = stock.sources[source]?.market
  if (!market) throw new RangeError(`No source ${source}`)
  const list = findCandidates(stock, market, { year, age, isNew })
  lists.set(key, list)
  return list
}

/** One of the candidates, as likely as its weight in the market. */
export function pickCandidate(candidates: readonly Candidate[], random: Random): Candidate {
  return random.weighted(candidates, (candidate) => candidate.weight)
}

function findCandidates(
  stock: StockFact,
  market: MarketFact,
  { year, age, isNew }: { year: number; age: number; isNew: boolean },
): Candidate[] {
  const all = market.models.flatMap(({ id, weight }) => {
    const model = modelFact(id)
    return model.generations.map((generation) => ({ model, generation, weight }))
  })
  const built = all.filter(({ generation }) =>
    isNew ? generation.to === null : generation.from <= year && year <= (generation.to ?? year),
  )
  const affordable = built.filter(({ model, generation }) => {
    const mileage = isNew ? 0 : age * market.mileage.perYear
    const { valueRetention } = brandFact(model.brand)
    const { priceLevel } = market
    const worth = { priceNew: generation.priceNew, isNew, age, mileage, grade: null, valueRetention, priceLevel }
    const price = rawPrice(worth, stock.perEuro)
    return price > stock.band.min * BAND_SLACK.below && price < stock.band.max * (isNew ? 0.97 : BAND_SLACK.above)
  })
  return [affordable, built, all].find((list) => list.length > 0) ?? []
}
