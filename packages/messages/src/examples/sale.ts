import { type SaleState, NOTIFIED_SALE_ACTIONS, type NotifiedSaleAction } from '@otosafi/domain/selling/sale'
import { type OfficeLanguage, officeLanguageOf } from '@otosafi/editions/language'

import { SALE_NEWS, type SaleMessage, type SaleNews, type TeamSaleMessage } from '../composers/sale.ts'
import type { Examples, MessageContext } from '../message.ts'
import type { OfferFacts, SaleFacts } from '../rows/sale-rows.ts'
import { forEach } from './for-each.ts'
import { LATER, SOON, TOKEN, worldOf } from './world.ts'

/** The state of a sale at each notification. */
const STATES: Readonly<Record<SaleNews, SaleState>> = {
  sent: 'sent',
  seen: 'seen',
  appointment: 'appointment',
  unscheduled: 'seen',
  inspected: 'inspected',
  offer: 'offer',
  accepted: 'accepted',
  refused: 'refused',
  expired: 'expired',
  paid: 'paid',
  withdrawn: 'closed',
  closed: 'closed',
}

/** A question of the questionnaire. */
const QUESTIONS: Readonly<Record<OfficeLanguage, string>> = {
  en: 'What else should we know?',
  fr: 'Que faut-il encore savoir ?',
}

/** The state that an action leads to. */
const AFTER: Readonly<Record<NotifiedSaleAction, SaleState>> = {
  send: 'sent',
  see: 'seen',
  schedule: 'appointment',
  cancelAppointment: 'seen',
  inspect: 'inspected',
  offer: 'offer',
  accept: 'accepted',
  refuse: 'refused',
  expire: 'expired',
  pay: 'paid',
  withdraw: 'closed',
  close: 'closed',
}

const BEFORE_APPOINTMENT: readonly SaleState[] = ['sent', 'seen']
const BEFORE_OFFER: readonly SaleState[] = [...BEFORE_APPOINTMENT, 'appointment', 'inspected']

/** The promises, by the states that have one. */
const PROMISES: Readonly<Partial<Record<SaleState, 'offer' | 'paid'>>> = { inspected: 'offer', accepted: 'paid' }

function offerOf(base: number): OfferFacts {
  const amount = base / 50
  return {
    base,
    lines: [
      { kind: 'brakes', note: null, amount },
      { kind: 'tyres', note: 'Michelin 205/55 R16', amount },
    ],
    amount: base - 2 * amount,
    validUntil: LATER,
  }
}

/** A sale in a state, of which all is known that may be. */
function saleIn(state: SaleState, context: MessageContext): SaleFacts {
  const { price, city, home, name, phone, email, carReference, typed, referenceOf } = worldOf(context)
  const promise = PROMISES[state]
  return {
    reference: referenceOf('SL'),
    state,
    promise: promise === undefined ? null : { kind: promise, until: LATER },
    car: {
      brand: 'Dacia',
      model: 'Duster',
      modelYear: 2019,
      mileage: 64_200,
      odometerUnit: 'mi',
      fuelType: 'diesel',
      transmission: 'manual',
      bodyType: 'suv',
      color: 'blue',
      grade: 'good',
      noOfOwners: 2,
      imported: true,
      vin: '1M8GDM9A1KP042788',
      isVinDubious: true,
      wantedCar: carReference,
      askingPrice: price,
      carIssue: typed,
      papers: ['registration', 'insurance'],
    },
    city,
    name,
    phone,
    email,
    appointment: BEFORE_APPOINTMENT.includes(state) ? null : { at: SOON, place: home, atHome: true },
    isCalledOff: state === 'closed',
    offer: BEFORE_OFFER.includes(state) ? null : offerOf(price),
  }
}

const saleAbout =
  (news: SaleNews) =>
  (context: MessageContext): SaleMessage => ({ sale: saleIn(STATES[news], context), news, link: TOKEN })

export const SALE_EXAMPLES: Examples<SaleMessage> = {
  ...forEach(SALE_NEWS, saleAbout),
  'appointment: showroom': (context) => {
    const { sale, ...message } = saleAbout('appointment')(context)
    const { store, street } = worldOf(context)
    return { ...message, sale: { ...sale, appointment: { at: SOON, place: `${store}, ${street}`, atHome: false } } }
  },
}

export const TEAM_SALE_EXAMPLES: Examples<TeamSaleMessage> = forEach(NOTIFIED_SALE_ACTIONS, (action) => (context) => {
  const { store, typed } = worldOf(context)
  const question = QUESTIONS[officeLanguageOf(context.language)]
  return {
    sale: {
      ...saleIn(AFTER[action], context),
      comesFrom: AFTER[action] === 'appointment' ? store : null,
      answers: [{ question, answer: typed }],
    },
    action,
    link: TOKEN,
  }
})
