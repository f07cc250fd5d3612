import type { Sale } from '@otosafi/api-client/schema'
import type { PictureSource } from '@otosafi/ui/picture/Picture'

import { shownPicture } from '../pictures/shown-picture.ts'
import { type Moment, momentOf } from './moment.ts'

/** A sale as its page shows it. Amounts are whole units of the currency. */
export type ShownSale = Pick<Sale, 'id' | 'reference' | 'state' | 'schedulable' | 'answerable' | 'withdrawable'> & {
  /** The car's name and year. */
  car: string
  /** The day on which it was sent, ISO. */
  made: string
  appointment: (Moment & { place: string }) | null
  offer: (Pick<NonNullable<Sale['offer']>, 'number' | 'base' | 'lines' | 'amount'> & { until: Moment }) | null
  promise: { kind: NonNullable<Sale['promise']>['kind']; until: Moment } | null
}

/** What of a sale does not change: the car as the seller has described it, and its pictures. */
export type SoldCarDetails = Pick<Sale, 'car' | 'answers'> & { photos: PictureSource[] }

/** Reduces a sale of the API to what its page shows. */
export function shownSale(sale: Sale): ShownSale {
  const { id, reference, state, schedulable, answerable, withdrawable, car, createdAt, appointment, offer, promise } =
    sale
  return {
    id,
    reference,
    state,
    schedulable,
    answerable,
    withdrawable,
    car: `${car.brand} ${car.model} ${car.modelYear}`,
    made: momentOf(createdAt).day,
    appointment: appointment && { ...momentOf(appointment.startsAt), place: appointment.place },
    offer: offer && {
      number: offer.number,
      base: offer.base,
      lines: offer.lines,
      amount: offer.amount,
      until: momentOf(offer.validUntil),
    },
    promise: promise && { kind: promise.kind, until: momentOf(promise.until) },
  }
}

/** Reduces a sale of the API to what the seller has sent. */
export function soldCarDetails({ car, answers, photos }: Sale): SoldCarDetails {
  return { car, answers, photos: photos.map(shownPicture) }
}
