import type { Grade } from '@otosafi/domain/car/vocabulary'

import type { StockFact } from './facts/markets.ts'

/** The facts that a car's price depends on. */
export type Worth = {
  /** Euro. */
  priceNew: number
  isNew: boolean
  /** Years since first use; 0 for new cars. */
  age: number
  /** Kilometres. */
  mileage: number
  grade: Grade | null
  /** How slowly the make loses value; 1 is the middle. */
  valueRetention: number
  priceLevel: { isNew: number; used: number }
}

const GRADE_FACTOR: Record<Grade, number> = { excellent: 1.05, good: 1, average: 0.93, damaged: 0.68 }

/** Part of the new price that is left after `age` years and `mileage` kilometres; it never rises with either. */
export function retainedShare(age: number, mileage: number, valueRetention: number): number {
  return Math.max(0.05, 0.92 * Math.exp((-0.066 * age) / valueRetention) * Math.exp(-0.0000012 * mileage))
}

/** Price in the edition's currency before the market's band and rounding. */
export function rawPrice(worth: Worth, perEuro: number): number {
  if (worth.isNew) return worth.priceNew * worth.priceLevel.isNew * perEuro
  const grade = worth.grade === null ? 1 : GRADE_FACTOR[worth.grade]
  const share = retainedShare(worth.age, worth.mileage, worth.valueRetention)
  return worth.priceNew * share * grade * worth.priceLevel.used * perEuro
}

/**
 * The price that a market asks: inside its band, in the country's round figures. `mood` (about 1) is the seller's.
 * Never rises with age or mileage, all else being equal.
 */
export function askingPrice(worth: Worth, stock: StockFact, mood: number): number {
  return roundPrice(bendIntoBand(rawPrice(worth, stock.perEuro) * mood, stock.band), stock)
}

/** The nearest price that ends as the market's prices do and lies in its band. */
export function roundPrice(price: number, { band, rounding }: StockFact): number {
  const { step, less } = rounding
  const lowest = Math.ceil((band.min + less) / step)
  const highest = Math.floor((band.max + less) / step)
  return Math.min(highest, Math.max(lowest, Math.round((price + less) / step))) * step - less
}

/** Bends the tails of a price into the band without piling them up on its edges; order is kept. */
function bendIntoBand(price: number, band: StockFact['band']): number {
  const low = Math.log(band.min)
  const high = Math.log(band.max)
  const margin = (high - low) * 0.12
  const at = Math.log(price)
  if (at < low + margin) return Math.exp(low + margin * Math.exp((at - low - margin) / margin))
  if (at > high - margin) return Math.exp(high - margin * Math.exp((high - margin - at) / margin))
  return price
}
