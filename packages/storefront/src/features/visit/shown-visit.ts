import type { Visit } from '@otosafi/api-client/schema'

import { slotMoment, type Weekday } from '../../parts/appointments/load-slots.ts'
import { visitTextOf } from '../../parts/appointments/visit-text.ts'

/** A visit as its page shows it. */
export type ShownVisit = Pick<Visit, 'id' | 'reference' | 'state' | 'cancellable' | 'testDrive' | 'contact'> & {
  /** The key of the text that says what becomes of it. */
  text: ReturnType<typeof visitTextOf>
  /** The car's name. */
  car: string
  when: { day: string; time: string; weekday: Weekday }
  store: { name: string; address: string }
}

/** Reduces a visit of the API to what its page shows; `address` is that of its showroom, empty if unknown. */
export function shownVisit(visit: Visit, address: string): ShownVisit {
  const { id, reference, state, cancellable, testDrive, car, carName, slot, contact } = visit
  return {
    id,
    reference,
    state,
    cancellable,
    testDrive,
    contact,
    text: visitTextOf(visit),
    car: car?.name ?? carName,
    when: slotMoment(slot.startsAt),
    store: { name: slot.store?.name ?? '', address },
  }
}
