import { REQUEST_KINDS, REQUEST_LETTERS, type RequestKind } from '@otosafi/domain/messages/request-kind'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'
import { officeLanguageOf } from '@otosafi/editions/language'
import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { commonTexts } from '@otosafi/i18n/server-texts'

import type { AnswerMessage } from '../composers/answer.ts'
import type { DueRequestsMessage } from '../composers/due-requests.ts'
import type { ReceiptMessage } from '../composers/receipt.ts'
import type { RequestMessage } from '../composers/request.ts'
import type { Examples, MessageContext } from '../message.ts'
import { RECEIPT_KINDS, type ReceiptKind } from '../receipt-kinds.ts'
import type { RequestFields, WantedWords } from '../rows/request-rows.ts'
import { forEach } from './for-each.ts'
import { SOON, TOKEN, worldOf } from './world.ts'

/** A wanted car in the words of the team, with every detail. */
function wantedWords(context: MessageContext): WantedWords {
  const { edition, language } = context
  const spoken = officeLanguageOf(language)
  const t = commonTexts(edition, spoken)
  const { city, price } = worldOf(context)
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

/** All that a request of each kind may hold. */
const FIELDS: Readonly<Record<RequestKind, (world: World) => RequestFields>> = {
  question: ({ name, email, typed: message }) => ({ name, email, message }),
  callback: ({ name, phone, typed: message }) => ({ name, phone, preferredTime: 'morning', message }),
  wantedCar: ({ name, phone, email }) => ({ name, phone, email, wanted: {} }),
  contactQuery: ({ name, email, phone, typed: message }) => ({ name, email, phone, subject: 'Dacia Duster', message }),
  inspector: ({ home: address, typed: message, store, ...world }) => ({
    ...someone(world),
    ...aCar(world),
    address,
    preferredDay: '2026-06-12',
    message,
    appointment: { startsAt: SOON.toISOString(), store },
  }),
  diagnostic: ({ typed: symptoms, ...world }) => ({ ...someone(world), ...aCar(world), mileage: 64_200, symptoms }),
  vinCheck: ({ typed: message, ...world }) => ({ ...someone(world), vin: 'UU1HSDADG12345678', message }),
  carProblem: ({ email, phone, typed: message }) => ({ reason: 'photos', message, email, phone }),
}

const someone = ({ name: fullName, email, phone }: Pick<World, 'name' | 'email' | 'phone'>) => ({
  fullName,
  email,
  phone,
})
const aCar = ({ city }: Pick<World, 'city'>) => ({ brand: 'Dacia', model: 'Duster', modelYear: 2019, city })

export const REQUEST_EXAMPLES: Examples<RequestMessage> = forEach(REQUEST_KINDS, (kind) => (context) => {
  const world = worldOf(context)
  const car = kind === 'question' || kind === 'callback' ? world.carReference : null
  const reference = world.referenceOf(REQUEST_LETTERS[kind])
  return {
    kind,
    reference,
    fields: FIELDS[kind](world),
    car,
    email: world.email,
    wantedWords: kind === 'wantedCar' ? wantedWords(context) : [],
    link: TOKEN,
  }
})

export const RECEIPT_EXAMPLES: Examples<ReceiptMessage> = {
  ...forEach(RECEIPT_KINDS, (kind) => (context: MessageContext) => receiptOf(kind, context)),
  'inspector: at a time': (context) => ({
    ...receiptOf('inspector', context),
    appointment: { startsAt: SOON.toISOString(), store: worldOf(context).store },
  }),
}

function receiptOf(kind: ReceiptKind, context: MessageContext): ReceiptMessage {
  const { referenceOf, carReference } = worldOf(context)
  return { kind, reference: referenceOf(REQUEST_LETTERS[kind]), car: carReference, appointment: null }
}

export const ANSWER_EXAMPLES: Examples<AnswerMessage> = {
  usual: (context) => ({ question: worldOf(context).typed, answer: worldOf(context).answered, isPublished: false }),
  published: (context) => ({ question: worldOf(context).typed, answer: worldOf(context).answered, isPublished: true }),
}

export const DUE_REQUESTS_EXAMPLES: Examples<DueRequestsMessage> = {
  usual: (context) => {
    const prefix = referencePrefix(context.edition)
    const named = (['question', 'callback', 'wantedCar'] as const).map((kind, at) => ({
      reference: `${prefix}-${REQUEST_LETTERS[kind]}-3M8T5${at}`,
      kind,
    }))
    const owner = '0b8f6f0e-5f0c-4e0a-9d5f-6f1d2c3b4a59'
    return { owner, name: worldOf(context).name, requests: named, count: 12 }
  },
}
