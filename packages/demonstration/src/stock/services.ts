import type { Car, ServiceRecord } from '@otosafi/domain/car/car'
import type { Random } from '@otosafi/domain/random'

import { joined } from '../translations.ts'
import { isoDateOf } from './calendar.ts'
import { occasionalWorks, routineWorks } from './facts/service-works.ts'
import type { Life } from './life.ts'

const MOST_RECORDS = 8
/** Part of the used cars that come without any paper of their services. */
const NO_HISTORY_SHARE = 0.14
const OCCASIONAL_SHARE = 0.45

/** The services of a used car in the country, oldest first; odometers rise with the dates. */
export function drawServices(
  random: Random,
  car: Car,
  { life, published, workshops }: { life: Life; published: number; workshops: readonly string[] },
): ServiceRecord[] {
  if (random.chance(NO_HISTORY_SHARE)) return []
  const from = Math.max(life.imported ?? life.firstUse, published - 6 * 365)
  const span = published - 20 - from
  const kilometres = (car.mileage * span) / Math.max(1, published - life.firstUse)
  const count = Math.min(MOST_RECORDS, Math.floor(Math.max(kilometres / 14_000, span / 400)))
  const workshop = random.pick(workshops)
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const day = Math.floor(from + (span * (at + 0.75 + random.between(-0.2, 0.2))) / count)
    const share = (Math.min(day, published) - life.firstUse) / (published - life.firstUse)
    return {
      date: isoDateOf(Math.min(day, published)),
      odometer: Math.min(car.mileage, Math.floor(car.mileage * share)),
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

function describeWork(random: Random, { fuelType }: Car): ServiceRecord['work'] {
  const suits = ({ fuels }: { fuels: readonly string[] | null }) => fuels === null || fuels.includes(fuelType)
  const routine = random.pick(routineWorks.filter(suits)).work
  if (!random.chance(OCCASIONAL_SHARE)) return routine
  const extra = random.weighted(occasionalWorks.filter(suits), ({ everyKm }) => 1 / everyKm).work
  return joined([routine, extra], (parts) => parts.join('. '))
}
