import type { Car, PriceChange } from '@otosafi/domain/car/car'
import type { PreviousOwner } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import { buildCar, soldInAmerica, type Build } from './build-car.ts'
import { isoDateOf, yearOfDay } from './calendar.ts'
import { candidatesOf, pickCandidate } from './candidates.ts'
import { carIdOf } from './car-id.ts'
import { factoryFacts } from './factory-facts.ts'
import { brandFact } from './facts/brands.ts'
import type { MarketFact } from './facts/market-types.ts'
import { stockFacts, type StockFact } from './facts/markets.ts'
import { drawFeatures } from './features.ts'
import { fiscalPowerOf } from './fiscal-power.ts'
import { drawAge, drawLife, type Life } from './life.ts'
import { drawOwners } from './owners.ts'
import { paintCar } from './paint.ts'
import { askingPrice } from './price.ts'
import { drawOffer, drawPriceCourse, type Offer } from './sale.ts'
import { makeVin } from './vin.ts'

const NEW_SHARE = 0.06
const TAMPERED_SHARE = 0.012
/** Maximum mileage of a new car, kilometres. */
const NEW_MILEAGE_MAX = 50
/** Part of the cars from the United States that carry the next model year. */
const NEXT_MODEL_YEAR_SHARE = 0.3
/** Spread of asking prices for similar cars, as a share of the price. */
const SELLER_SPREAD = 0.045

/** A car before its inspection: `carIssue` is not set yet. */
export type Draft = {
  car: Car
  priceHistory: PriceChange[]
  owners: PreviousOwner[]
  offer: Offer
  market: MarketFact
  /** Null for new cars. */
  life: Life | null
}

type Built = { market: MarketFact; offer: Offer; build: Build; life: Life | null; year: number }

/** The car itself and its price. `today` is a day number. */
export function draftCar(random: Random, edition: Demonstrated, index: number, today: number): Draft {
  const stock = stockFacts[edition]
  const source = random.weighted(stock.sources, ({ weight }) => weight)
  const { market } = source
  const built = drawBuild(random, stock, stock.sources.indexOf(source), market, drawOffer(random, today))
  const { build, life, offer, year } = built
  const mileage = life?.mileage ?? random.int(0, NEW_MILEAGE_MAX)
  const { priceHistory, ...course } = drawPriceCourse(
    random,
    stock,
    firstPrice(random, stock, built, mileage),
    offer,
    today,
  )
  const city = random.weighted(source.cities, ({ weight }) => weight).id
  const owners = life === null ? [] : drawOwners(random, life, { published: offer.published, city })
  const brand = brandFact(build.model.brand)
  const modelYear = build.american && random.chance(NEXT_MODEL_YEAR_SHARE) ? year + 1 : year
  const openTop = build.model.bodyType === 'convertible'
  const { richness, transmission } = build
  const equipment = { year, richness, transmission, fuelType: build.engine.fuel, openTop }
  const car: Car = {
    id: carIdOf(index, edition),
    ...factoryFacts(build),
    modelYear,
    productionYear: year,
    ...paintCar(random, market, brand),
    mileage,
    odometerUnit: build.american ? 'mi' : 'km',
    tamperedOdometer: life !== null && random.chance(TAMPERED_SHARE),
    isNew: life === null,
    origin: life?.origin ?? 'local',
    grade: life?.grade ?? null,
    steeringSide: market.steeringSide,
    carIssue: null,
    ...course,
    marketValue: null,
    marketComparables: 0,
    marketLow: null,
    marketHigh: null,
    marketWidth: null,
    status: offer.status,
    publishedAt: offer.publishedAt,
    soldAt: offer.soldAt,
    noOfOwners: owners.length,
    numberofkeys: life === null || random.chance(0.6) ? 2 : 1,
    fiscalPower: EDITIONS[edition].fiscalPower ? fiscalPowerOf(build.engine.fuel, build.engine.cc) : null,
    dateFirstUse: life === null ? null : isoDateOf(life.firstUse),
    features: drawFeatures(random, equipment),
    city,
    vin: makeVin(random, brand.wmi, modelYear),
  }
  return { car, priceHistory, owners, offer, market, life }
}

function drawBuild(random: Random, stock: StockFact, source: number, market: MarketFact, offer: Offer): Built {
  const isNew = random.chance(NEW_SHARE)
  const age = isNew ? 0 : drawAge(random, market)
  const year = yearOfDay(offer.published) - age
  const candidate = pickCandidate(candidatesOf(stock, source, { year, age, isNew }), random)
  const mayCome = soldInAmerica(candidate.generation) && random.chance(market.americanShare)
  const american = !isNew && (mayCome || market.fromAmerica.includes(candidate.model.id))
  const build = buildCar(random, candidate, { market, american })
  const life = isNew ? null : drawLife(random, market, { year, published: offer.published, american })
  return { market, offer, build, life, year }
}

function firstPrice(random: Random, stock: StockFact, { market, build, life }: Built, mileage: number): number {
  const { priceNew, model } = build
  const { valueRetention } = brandFact(model.brand)
  const { priceLevel } = market
  const worth = {
    priceNew,
    isNew: life === null,
    age: life?.age ?? 0,
    mileage,
    grade: life?.grade ?? null,
    valueRetention,
    priceLevel,
  }
  return askingPrice(worth, stock, random.normal(1, SELLER_SPREAD))
}
