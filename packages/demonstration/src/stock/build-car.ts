import type { Transmission } from '@otosafi/domain/car/vocabulary'
import type { Random } from '@otosafi/domain/random'

import type { Candidate } from './candidates.ts'
import type { MarketFact } from './facts/market-types.ts'
import type { EngineFact, GenerationFact, ModelFact, TrimFact } from './facts/model-table.ts'

/** Market mark of trims that only cars first sold in the United States carry. */
const AMERICAN_TRIMS = 'us'

/** A car as it left the factory. */
export type Build = {
  model: ModelFact
  generation: GenerationFact
  engine: EngineFact
  transmission: Transmission
  /** Engine and equipment line, as people write it behind the model's name. */
  trim: string
  /** Rank of the trim among the model's: 0 the plainest, 1 the richest. */
  richness: number
  /** Whether it was first sold in the United States. */
  american: boolean
  /** Euro, this engine considered. */
  priceNew: number
}

/** Whether a generation was sold in the United States. */
export function soldInAmerica({ trims }: GenerationFact): boolean {
  return trims.some(({ market }) => market === AMERICAN_TRIMS)
}

/** Chooses engine, gearbox and trim of a candidate by the weights of its market. */
export function buildCar(
  random: Random,
  { model, generation }: Candidate,
  { market, american }: { market: MarketFact; american: boolean },
): Build {
  const engine = random.weighted(enginesFor(generation, american), ({ fuel, transmissions }) => {
    const gears = transmissions.map((transmission) => market.transmissions[transmission] ?? 1)
    return (market.fuels[fuel] ?? 1) * Math.max(...gears)
  })
  const easy = engine.transmissions.filter((gears) => gears !== 'manual')
  const offered = american && easy.length > 0 ? easy : engine.transmissions
  const transmission = random.weighted(offered, (gears) => market.transmissions[gears] ?? 1)
  const trims = trimsFor(generation, american ? AMERICAN_TRIMS : market.trimMarket)
  const trim = random.pick(trims)
  const meanPower = generation.engines.reduce((sum, { kW }) => sum + kW, 0) / generation.engines.length
  const richness = trims.length > 1 ? trims.indexOf(trim) / (trims.length - 1) : 0.5
  const priceNew = generation.priceNew * (engine.kW / meanPower) ** 0.35 * (0.95 + 0.1 * richness)
  return { model, generation, engine, transmission, trim: trimName(model, engine, trim), richness, american, priceNew }
}

function enginesFor(generation: GenerationFact, american: boolean): EngineFact[] {
  const suited = generation.engines.filter(
    ({ fuel, transmissions }) => fuel !== 'diesel' && !transmissions.every((gears) => gears === 'manual'),
  )
  return american && suited.length > 0 ? suited : generation.engines
}

function trimsFor(generation: GenerationFact, market: string | null): TrimFact[] {
  const own = generation.trims.filter((trim) => trim.market === market)
  const open = generation.trims.filter((trim) => trim.market === null)
  return [own, open, generation.trims].find((list) => list.length > 0) ?? []
}

function trimName(model: ModelFact, engine: EngineFact, trim: TrimFact): string {
  const said = model.name.split(' ').includes(trim.name) || engine.label.split(' ').includes(trim.name)
  return said ? engine.label : `${engine.label} ${trim.name}`
}
