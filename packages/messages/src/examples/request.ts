import { REQUEST_KINDS, type RequestKind, SERVICES } from '@otosafi/domain/messages/request-kind'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'
import { officeLanguageOf } from '@otosafi/editions/language'
import { commonTexts } from '@otosafi/i18n/server-texts'

import type { AnswerMessage } from '../composers/answer.ts'
import type { RequestMessage } from '../composers/request.ts'
import type { ServiceMessage } from '../composers/service.ts'
import type { Examples, Words } from '../message.ts'
import type { RequestFields, WantedWords } from '../rows/request-rows.ts'
import { forEach } from './for-each.ts'
import { SOON, TOKEN, worldOf } from './world.ts'

/** A wanted car in the words of the team, with every detail. */
function wantedWords(words: Words): WantedWords {
  const { edition, language } = words
  const spoken = officeLanguageOf(language)
  const t = commonTexts(edition, spoken)
  const { city, price } = worldOf(words)
  const place = { edition: edition.id, language: spoken }
  return [
    ['brand', 'Dacia'],
    ['model', 'Duster'],
    ['bodyType', t('vocabulary.bodyType.suv')],
    ['fuelType', t('vocabulary.fuelType.diesel')],
    ['transmission', t('vocabulary.transmission.manual')],
    ['color', t('vocabulary.color.blue')],
    ['condition', t('vocabulary.condition.used')],
    ['yearMin', '2019'],
    ['yearMax', '2023'],
    ['priceMax', formatMoney(price, edition.currency, place)],
    ['mileageMax', formatNumber(90_000, place)],
    ['city', city],
  ]
}

type World = ReturnType<typeof worldOf>

/** The letters of the reference of a kind, and all that a request of it may hold. */
const REQUESTS: Readonly<Record<RequestKind, { letters: string; fieldsOf: (world: World) => RequestFields }>> = {
  question: { letters: 'QU', fieldsOf: ({ name, email, typed: message }) => ({ name, email, message }) },
  callback: {
    letters: 'CB',
    fieldsOf: ({ name, phone, typed: message }) => ({ name, phone, preferredTime: 'morning', message }),
  },
  wantedCar: { letters: 'WC', fieldsOf: ({ name, phone, email }) => ({ name, phone, email, wanted: {} }) },
  contactQuery: {
    letters: 'CQ',
    fieldsOf: ({ name, email, phone, typed: message }) => ({ name, email, phone, subject: 'Dacia Duster', message }),
  },
  inspector: {
    letters: 'IN',
    fieldsOf: ({ home: address, typed: message, store, ...world }) => ({
      ...someone(world),
      ...aCar(world),
      address,
      preferredDay: '2026-06-12',
      message,
      appointment: { startsAt: SOON.toISOString(), store },
    }),
  },
  diagnostic: {
    letters: 'DG',
    fieldsOf: ({ typed: symptoms, ...world }) => ({ ...someone(world), ...aCar(world), mileage: 64_200, symptoms }),
  },
  vinCheck: {
    letters: 'VC',
    fieldsOf: ({ typed: message, ...world }) => ({ ...someone(world), vin: 'UU1HSDADG12345678', message }),
  },
}

const someone = ({ name: fullName, email, phone }: Pick<World, 'name' | 'email' | 'phone'>) => ({
  fullName,
  email,
  phone,
})
const aCar = ({ city }: Pick<World, 'city'>) => ({ brand: 'Dacia', model: 'Duster', modelYear: 2019, city })

export const REQUEST_EXAMPLES: Examples<RequestMessage> = forEach(REQUEST_KINDS, (kind) => (words) => {
  const world = worldOf(words)
  const { letters, fieldsOf } = REQUESTS[kind]
  const car = kind === 'question' || kind === 'callback' ? world.carReference : null
  const reference = world.referenceOf(letters)
  return {
    kind,
    reference,
    fields: fieldsOf(world),
    car,
    email: world.email,
    wantedWords: kind === 'wantedCar' ? wantedWords(words) : [],
    link: TOKEN,
  }
})

export const SERVICE_EXAMPLES: Examples<ServiceMessage> = {
  ...forEach(SERVICES, (kind) => (words: Words) => ({
    kind,
    reference: worldOf(words).referenceOf(REQUESTS[kind].letters),
  })),
  'inspector: at a time': (words) => {
    const { store, referenceOf } = worldOf(words)
    return { kind: 'inspector', reference: referenceOf('IN'), appointment: { startsAt: SOON.toISOString(), store } }
  },
}

export const ANSWER_EXAMPLES: Examples<AnswerMessage> = {
  usual: (words) => ({ question: worldOf(words).typed, answer: worldOf(words).answered, isPublished: false }),
  published: (words) => ({ question: worldOf(words).typed, answer: worldOf(words).answered, isPublished: true }),
}
