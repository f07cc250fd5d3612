import type { Sale } from '@otosafi/api-client/schema'
import { toMiles } from '@otosafi/domain/reading/miles'
import type { PictureSource } from '@otosafi/ui/picture/Picture'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import { shownPicture } from '../pictures/shown-picture.ts'
import { type Moment, momentOf } from './moment.ts'

/** A sale as its page shows it. Amounts are whole units of the currency. */
export type ShownSale = Pick<
  Sale,
  'id' | 'reference' | 'state' | 'schedulable' | 'answerable' | 'withdrawable' | 'notified'
> & {
  /** The car's name and year. */
  car: string
  /** The day on which it was sent, ISO. */
  made: string
  appointment: (Moment & Pick<NonNullable<Sale['appointment']>, 'place' | 'atHome' | 'slot'>) | null
  offer: (Pick<NonNullable<Sale['offer']>, 'number' | 'base' | 'lines' | 'amount'> & { until: Moment }) | null
  promise: { kind: NonNullable<Sale['promise']>['kind']; until: Moment } | null
  /** The photos while they can be changed, and how many more there may be; null once they stay. */
  photos: { shown: PictureSource[]; left: number } | null
}

/** The immutable part of a sale: the car as the seller has described it, and its pictures once they stay. */
export type SoldCarDetails = Pick<Sale, 'car' | 'answers'> & {
  /** Reading of the odometer, where it counts miles. */
  miles: number | null
  photos: PictureSource[]
}

/** Reduces a sale of the API to what its page shows. */
export function shownSale(sale: Sale): ShownSale {
  const { id, reference, state, schedulable, answerable, withdrawable, car, createdAt, appointment, offer, promise } =
    sale
  const { photos, photosChangeable, notified } = sale
  return {
    id,
    reference,
    state,
    schedulable,
    answerable,
    withdrawable,
    notified,
    car: `${car.brand} ${car.model} ${car.modelYear}`,
    made: momentOf(createdAt).day,
    appointment: appointment && {
      ...momentOf(appointment.startsAt),
      place: appointment.place,
      atHome: appointment.atHome,
      slot: appointment.slot,
    },
    offer: offer && {
      number: offer.number,
      base: offer.base,
      lines: offer.lines,
      amount: offer.amount,
      until: momentOf(offer.validUntil),
    },
    promise: promise && { kind: promise.kind, until: momentOf(promise.until) },
    photos: photosChangeable ? { shown: photos.map(shownPicture), left: MAX_CAR_PHOTOS - photos.length } : null,
  }
}

/** Reduces a sale of the API to what the seller has sent. */
export function soldCarDetails({ car, answers, photos, photosChangeable }: Sale): SoldCarDetails {
  return {
    car,
    answers,
    miles: car.odometerUnit === 'mi' ? toMiles(car.mileage) : null,
    photos: photosChangeable ? [] : photos.map(shownPicture),
  }
}
