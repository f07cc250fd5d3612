import { readPhone } from '@otosafi/domain/reading/read-phone'
import type { Language } from '@otosafi/editions/language'
import { referencePrefix } from '@otosafi/editions/reference-prefix'

import type { NamedCar } from '../car-line.ts'
import type { MessageContext } from '../message.ts'
import { PLACES } from './places.ts'

/** The secret of any link. */
export const TOKEN = 'q7Zk2mVbX0sTn4LrPw9cYh5aJd8eGf1uKi3oQx6B-yM'

/** When an appointment begins, and when a hold or an offer ends. */
export const SOON = new Date('2026-06-12T09:00:00Z')
export const LATER = new Date('2026-06-19T12:00:00Z')

/** The deposit of examples where an edition takes none, whole units. */
const DEPOSIT = 150
/** How many deposits a car costs. */
const DEPOSITS_A_CAR = 50

/** A visitor's question in each language. */
const TYPED: Readonly<Record<Language, string>> = {
  en: 'Hello, is the car still available?',
  fr: 'Bonjour, la voiture est-elle toujours disponible ?',
  ar: 'مرحبا، هل السيارة ما زالت متوفرة؟',
  wo: 'Salaam aleekum, daamar bi mu ngi fi ba tey?',
  rw: 'Muraho, imodoka iracyahari?',
  zu: 'Sawubona, imoto isatholakala?',
  xh: 'Molo, imoto isafumaneka?',
}

/** The team's answer to it. */
const ANSWERED: Readonly<Record<Language, string>> = {
  en: 'Yes, it is. You can see it at our showroom.',
  fr: 'Oui. Vous pouvez la voir dans notre showroom.',
  ar: 'نعم، ويمكنكم رؤيتها في معرضنا.',
  wo: 'Waaw, mu ngi fi ba tey.',
  rw: 'Yego, iracyahari.',
  zu: 'Yebo, isatholakala.',
  xh: 'Ewe, isafumaneka.',
}

/** The world of an example: people, places, money and cars, as they could be in an edition. */
export function worldOf({ edition, language }: MessageContext) {
  const place = PLACES[edition.id]
  const { e164 } = readPhone(edition.phone.example, edition.phone)
  if (e164 === null) throw new Error('The example of a number is none.')
  const deposit = edition.booking.deposit ?? DEPOSIT
  const price = deposit * DEPOSITS_A_CAR
  const prefix = referencePrefix(edition)
  const car: NamedCar = {
    id: '4k7q2pxa',
    name: 'Dacia Duster',
    brand: { id: 'dacia' },
    model: { id: 'duster' },
    modelYear: 2021,
    price,
    mileage: 64_200,
    mileageEvidence: 'likely',
  }
  return {
    ...place,
    phone: e164,
    email: 'awa@example.org',
    typed: TYPED[language],
    answered: ANSWERED[language],
    deposit,
    price,
    car,
    /** One whose mileage nobody can vouch for. */
    other: {
      ...car,
      id: '9m2x7kzt',
      name: 'Toyota Hilux',
      brand: { id: 'toyota' },
      model: { id: 'hilux' },
      mileageEvidence: 'unknown',
    } satisfies NamedCar,
    carReference: `${prefix}-${car.id.toUpperCase()}`,
    /** A reference of a kind: `MA-BK-7K3Q2P4X`. */
    referenceOf: (letters: string) => `${prefix}-${letters}-7K3Q2P4X`,
  }
}
