import type { Car, ServiceRecord } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'

import { joined } from '../translations.ts'
import { isoDateOf } from './calendar.ts'
import { occasionalWorks, routineWorks } from './facts/service-works.ts'
import type { Life } from './life.ts'

const MAX_RECORDS = 8
/** Part of the used cars that come without any paper of their services. */
const NO_HISTORY_SHARE = 0.14
const OCCASIONAL_SHARE = 0.45
/** How many times its present figure a car had truly driven before its odometer was turned back. */
const TURNED_BACK_FROM = 1.9

/**
 * The services of a used car in the country, oldest first. Odometers rise with the dates; that of a car that was tampered
 * with was turned back after the last service but one.
 */
export function drawServices(
  random: Random,
  car: Car,
  { life, published, workshops }: { life: Life; published: number; workshops: readonly string[] },
): ServiceRecord[] {
  if (random.chance(NO_HISTORY_SHARE)) return []
  const from = Math.max(life.imported ?? life.firstUse, published - 6 * 365)
  const span = published - 20 - from
  const kilometres = (car.mileage * span) / Math.max(1, published - life.firstUse)
  const count = Math.min(MAX_RECORDS, Math.floor(Math.max(kilometres / 14_000, span / 400)))
  const workshop = random.pick(workshops)
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const day = Math.floor(from + (span * (at + 0.75 + random.between(-0.2, 0.2))) / count)
    const share = (Math.min(day, published) - life.firstUse) / (published - life.firstUse)
    return {
      date: isoDateOf(Math.min(day, published)),
      odometer: Math.floor(Math.min(1, share) * car.mileage * (isTurnedBack(car, at, count) ? TURNED_BACK_FROM : 1)),
      workshop: random.chance(0.75) ? workshop : random.pick(workshops),
      city: car.city,
      work: describeWork(random, car),
      proof: random.weighted(
        ['invoice', 'stamp', 'none'] as const,
        (proof) => ({ invoice: 6, stamp: 3, none: 1 })[proof],
      ),
    }
  })
}

/** Whether the service `at` of `count` was before the odometer was turned back. */
function isTurnedBack({ tamperedOdometer }: Car, at: number, count: number): boolean {
  return tamperedOdometer && at < Math.max(1, count - 1)
}

function describeWork(random: Random, { fuelType }: Car): ServiceRecord['work'] {
  const suits = ({ fuels }: { fuels: readonly string[] | null }) => fuels === null || fuels.includes(fuelType)
  const routine = random.pick(routineWorks.filter(suits)).work
  if (!random.chance(OCCASIONAL_SHARE)) return routine
  const extra = random.weighted(occasionalWorks.filter(suits), ({ everyKm }) => 1 / everyKm).work
  return joined([routine, extra], (parts) => parts.join('. '))
}
