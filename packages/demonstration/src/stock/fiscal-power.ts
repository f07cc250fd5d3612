import type { FuelType } from '@otosafi/domain/car/vocabulary'

/**
 * Fiscal power in CV, near the scales of Morocco, Ivory Coast and Senegal, which go by displacement and fuel.
 * Null for battery-electric cars, which the scales do not rate.
 */
export function fiscalPowerOf(fuel: FuelType, cc: number | null): number | null {
  if (cc === null || fuel === 'ev') return null
  const ccPerCv = fuel === 'diesel' ? 240 : 165
  return Math.max(4, Math.floor(cc / ccPerCv + 0.1))
}
