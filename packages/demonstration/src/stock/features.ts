import { FEATURES, type Feature, type FuelType, type Transmission } from '@otosafi/domain/car/vocabulary'
import type { Random } from '@otosafi/domain/random'

/** How likely a feature is on a car of a year: on the plainest and on the richest trim. */
type FeatureOdds = { from: number; to: number; plain: number; rich: number }

const ODDS: Record<Feature, FeatureOdds> = {
  speedRegulator: { from: 2005, to: 2100, plain: 0.35, rich: 0.95 },
  airConditioning: { from: 1990, to: 2100, plain: 0.88, rich: 1 },
  sequentialGearshift: { from: 2006, to: 2100, plain: 0.25, rich: 0.7 },
  cdPlayer: { from: 1998, to: 2018, plain: 0.6, rich: 0.9 },
  reversingCamera: { from: 2011, to: 2100, plain: 0.25, rich: 0.9 },
  gpsNavigation: { from: 2010, to: 2100, plain: 0.12, rich: 0.85 },
  parkAssist: { from: 2012, to: 2100, plain: 0.08, rich: 0.6 },
  startStop: { from: 2012, to: 2100, plain: 0.45, rich: 0.8 },
  airbag: { from: 1998, to: 2100, plain: 0.97, rich: 1 },
  abs: { from: 1998, to: 2100, plain: 0.93, rich: 1 },
  onBoardComputer: { from: 2003, to: 2100, plain: 0.7, rich: 1 },
  rims: { from: 1998, to: 2100, plain: 0.4, rich: 0.97 },
  sunroof: { from: 2000, to: 2100, plain: 0.04, rich: 0.4 },
  electricMirrors: { from: 1999, to: 2100, plain: 0.65, rich: 1 },
  bluetooth: { from: 2009, to: 2100, plain: 0.65, rich: 1 },
}

/** The features of a car, in the order of P-13. `richness` is 0 for the plainest trim and 1 for the richest. */
export function drawFeatures(
  random: Random,
  car: { year: number; richness: number; transmission: Transmission; fuelType: FuelType; openTop: boolean },
): Feature[] {
  return FEATURES.filter((feature) => {
    const roll = random.next()
    if (feature === 'sequentialGearshift' && car.transmission !== 'automatic') return car.transmission === 'sequential'
    if (feature === 'startStop' && car.fuelType === 'ev') return false
    if (feature === 'sunroof' && car.openTop) return false
    const { from, to, plain, rich } = ODDS[feature]
    return car.year >= from && car.year <= to && roll < plain + (rich - plain) * car.richness
  })
}
