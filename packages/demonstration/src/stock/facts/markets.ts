import type { Demonstrated } from '../../demonstrated.ts'
import { cityFacts, type CityFact } from './cities.ts'
import { ivorianMarket } from './market-ci.ts'
import { southAfricanMarket } from './market-coza.ts'
import { moroccanMarket } from './market-ma.ts'
import { rwandanMarket } from './market-rw.ts'
import { senegaleseMarket } from './market-sn.ts'
import type { MarketFact } from './market-types.ts'

/** Where an edition's cars come from and how they are priced. */
export type StockFact = {
  /** Each country's market that the edition shows, with the cities where its cars stand. */
  sources: { market: MarketFact; weight: number; cities: readonly CityFact[] }[]
  /** Units of the edition's currency for a euro. */
  perEuro: number
  /** The lowest and highest price, whole units of the currency. */
  band: { min: number; max: number }
  /** Where the median price lies. */
  centre: { min: number; max: number }
  /** Prices end on multiples of `step` less `less` (249 900 is a multiple of 1000 less 100). */
  rounding: { step: number; less: number }
}

const single = (market: MarketFact, cities: readonly CityFact[]): StockFact['sources'] => [
  { market, weight: 1, cities },
]

const cityOf = (id: string): CityFact[] => cityFacts.default.filter((city) => city.id === id)

/** The stock of every edition. Rates are those of the facts' own date and serve only to place prices in their bands. */
export const stockFacts: Record<Demonstrated, StockFact> = {
  ma: {
    sources: single(moroccanMarket, cityFacts.ma),
    perEuro: 10.8,
    band: { min: 45_000, max: 350_000 },
    centre: { min: 80_000, max: 160_000 },
    rounding: { step: 1_000, less: 0 },
  },
  ci: {
    sources: single(ivorianMarket, cityFacts.ci),
    perEuro: 655.957,
    band: { min: 2_500_000, max: 28_000_000 },
    centre: { min: 4_000_000, max: 11_000_000 },
    rounding: { step: 50_000, less: 0 },
  },
  coza: {
    sources: single(southAfricanMarket, cityFacts.coza),
    perEuro: 20,
    band: { min: 80_000, max: 800_000 },
    centre: { min: 200_000, max: 300_000 },
    rounding: { step: 1_000, less: 100 },
  },
  rw: {
    sources: single(rwandanMarket, cityFacts.rw),
    perEuro: 1_650,
    band: { min: 5_000_000, max: 60_000_000 },
    centre: { min: 9_000_000, max: 20_000_000 },
    rounding: { step: 100_000, less: 0 },
  },
  sn: {
    sources: single(senegaleseMarket, cityFacts.sn),
    perEuro: 655.957,
    band: { min: 2_000_000, max: 20_000_000 },
    centre: { min: 3_500_000, max: 9_000_000 },
    rounding: { step: 50_000, less: 0 },
  },
  default: {
    sources: [
      { market: moroccanMarket, weight: 30, cities: cityOf('casablanca') },
      { market: southAfricanMarket, weight: 25, cities: cityOf('johannesburg') },
      { market: ivorianMarket, weight: 17, cities: cityOf('abidjan') },
      { market: senegaleseMarket, weight: 15, cities: cityOf('dakar') },
      { market: rwandanMarket, weight: 13, cities: cityOf('kigali') },
    ],
    perEuro: 1,
    band: { min: 2_500, max: 42_000 },
    centre: { min: 6_500, max: 16_000 },
    rounding: { step: 50, less: 0 },
  },
}
