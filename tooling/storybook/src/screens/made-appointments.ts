import type {
  Booking,
  BookingEvent,
  Sale,
  SaleEvent,
  Visit,
  VisitEvent,
  VisitSlot,
  VisitSlotList,
} from '@otosafi/api-client/schema'

import { CAR, inDays, photo, TOKEN } from './made-parts.ts'
import type { Change } from './replay.ts'

const DEPOSIT = 2000
const CONTACT = { channel: 'phone', hint: '•••• 4567', changeable: true } as const

/** An event of a booking, so many days ago. */
const event = (action: BookingEvent['action'], state: Booking['state'], days: number): BookingEvent => ({
  action,
  actor: action === 'request' || action === 'cancel' ? 'visitor' : action === 'expire' ? 'clock' : 'staff',
  state,
  at: inDays(-days),
  amount: action === 'receiveDeposit' || action === 'refund' ? DEPOSIT : null,
})
const REQUESTED = event('request', 'requested', 4)
const CONFIRMED = event('confirm', 'awaitingDeposit', 3)
const RECEIVED = event('receiveDeposit', 'held', 2)
const CANCELLED = event('cancel', 'cancelled', 1)

const BOOKING: Booking = {
  id: TOKEN,
  reference: 'MA-BK-7K3Q2P',
  car: { ...CAR, status: 'reserved' },
  carName: CAR.name,
  state: 'requested',
  terms: { deposit: DEPOSIT, currency: 'MAD', holdDays: 7, refund: 'full', refundDays: null, version: '1' },
  createdAt: REQUESTED.at,
  depositDueAt: null,
  heldUntil: null,
  cancellable: true,
  paid: 0,
  refundIfCancelled: 0,
  refundDue: 0,
  refundDueAt: null,
  paidBack: 0,
  payment: { methods: ['showroom'], payable: false, state: 'none', stray: 'none' },
  events: [REQUESTED],
  contact: CONTACT,
}
const OVER = { cancellable: false, contact: { ...CONTACT, changeable: false } }
const PAID: Partial<Booking> = {
  paid: DEPOSIT,
  payment: { methods: ['online', 'showroom'], payable: false, state: 'paid', stray: 'none' },
}

/** Overrides of a booking, by state. */
const BOOKINGS: Record<Booking['state'], Partial<Booking>> = {
  requested: {
    depositDueAt: inDays(2),
    payment: { methods: ['online', 'showroom'], payable: true, state: 'none', stray: 'none' },
  },
  awaitingDeposit: {
    depositDueAt: inDays(2),
    payment: { methods: ['online', 'showroom'], payable: true, state: 'refused', stray: 'none' },
    events: [REQUESTED, CONFIRMED],
  },
  held: { ...PAID, heldUntil: inDays(6), refundIfCancelled: DEPOSIT, events: [REQUESTED, CONFIRMED, RECEIVED] },
  completed: { ...OVER, ...PAID, events: [REQUESTED, CONFIRMED, RECEIVED, event('complete', 'completed', 1)] },
  expired: { ...OVER, events: [REQUESTED, event('expire', 'expired', 3)] },
  cancelled: { ...OVER, ...PAID, refundDue: DEPOSIT, events: [REQUESTED, CONFIRMED, RECEIVED, CANCELLED] },
  refunded: {
    ...OVER,
    ...PAID,
    paidBack: DEPOSIT,
    events: [REQUESTED, CONFIRMED, RECEIVED, CANCELLED, event('refund', 'refunded', 0)],
  },
}

/** Free times of two days at a showroom. */
export const SLOTS: VisitSlot[] = [1, 2].flatMap((days) =>
  ['09', '11', '14'].map((hour) => ({
    id: `${inDays(days, `${hour}:00`)}-casablanca`,
    startsAt: inDays(days, `${hour}:00`),
    endsAt: inDays(days, `${hour}:45`),
    place: 'store',
    store: { id: 'casablanca', name: 'Casablanca Aïn Sebaâ' },
    free: true,
  })),
)

const TIMES: VisitSlotList = { slots: SLOTS, timeZone: 'UTC' }

/** An event of a visit, so many days ago. */
const visitEvent = (action: VisitEvent['action'], state: Visit['state'], days: number): VisitEvent => ({
  action,
  actor: action === 'schedule' || action === 'cancel' ? 'visitor' : 'staff',
  state,
  startsAt: inDays(1, '09:00'),
  at: inDays(-days),
})
const SCHEDULED = visitEvent('schedule', 'requested', 3)
const VISIT_CONFIRMED = [SCHEDULED, visitEvent('confirm', 'confirmed', 2)]

const VISIT: Visit = {
  id: TOKEN,
  reference: 'MA-VS-7K3Q2P',
  car: CAR,
  carName: CAR.name,
  slot: SLOTS[0] as VisitSlot,
  testDrive: true,
  state: 'requested',
  createdAt: inDays(-3),
  cancellable: true,
  events: [SCHEDULED],
  contact: CONTACT,
}

/** Overrides of a visit, by state. */
const VISITS: Record<Visit['state'], Partial<Visit>> = {
  requested: {},
  confirmed: { testDrive: false, events: VISIT_CONFIRMED },
  done: { ...OVER, events: [...VISIT_CONFIRMED, visitEvent('finish', 'done', 1)] },
  missed: { ...OVER, events: [...VISIT_CONFIRMED, visitEvent('miss', 'missed', 1)] },
  cancelled: { ...OVER, events: [...VISIT_CONFIRMED, visitEvent('cancel', 'cancelled', 1)] },
}

/** An event of a sale, so many days ago. */
const saleEvent = (action: SaleEvent['action'], state: Sale['state'], days: number): SaleEvent => ({
  action,
  actor: action === 'expire' ? 'clock' : ['send', 'accept', 'refuse'].includes(action) ? 'visitor' : 'staff',
  state,
  startsAt: action === 'schedule' ? inDays(1, '09:00') : null,
  at: inDays(-days),
})

const SALE: Sale = {
  id: TOKEN,
  reference: 'MA-SL-7K3Q2P',
  state: 'sent',
  createdAt: inDays(-3),
  car: {
    brand: 'Dacia',
    model: 'Duster',
    modelYear: 2019,
    mileage: 84_000,
    odometerUnit: 'km',
    fuelType: 'diesel',
    transmission: 'manual',
    bodyType: 'suv',
    color: 'grey',
    grade: 'good',
    noOfOwners: 1,
    imported: false,
    vin: null,
    askingPrice: 125_000,
    city: { id: 'casablanca', name: 'Casablanca' },
    carIssue: 'Une rayure sur la porte arrière gauche',
    papers: [],
    wantedCar: null,
  },
  answers: [],
  photos: [photo('graphite'), photo('silver')],
  appointment: null,
  offer: null,
  promise: null,
  schedulable: false,
  photosChangeable: false,
  answerable: false,
  withdrawable: true,
  notified: true,
  events: [saleEvent('send', 'sent', 3)],
}
const OFFER: NonNullable<Sale['offer']> = {
  number: 1,
  base: 120_000,
  lines: [
    { kind: 'tyres', note: 'Deux pneus sur quatre sont usés', amount: 4500 },
    { kind: 'brakes', note: null, amount: 2000 },
  ],
  amount: 113_500,
  madeAt: inDays(-1),
  validUntil: inDays(5),
}
const APPOINTMENT = { startsAt: inDays(1, '09:00'), place: 'Casablanca Aïn Sebaâ', atHome: false, slot: null }
const NO_MORE = { withdrawable: false }

/** Overrides of a sale, by state. */
const SALES: Record<Sale['state'], Partial<Sale>> = {
  sent: { schedulable: true, photosChangeable: true },
  seen: { schedulable: true, photosChangeable: true },
  appointment: { schedulable: true, photosChangeable: true, appointment: APPOINTMENT },
  inspected: { promise: { kind: 'offer', until: inDays(1) } },
  offer: { offer: OFFER, answerable: true },
  accepted: { ...NO_MORE, offer: OFFER, promise: { kind: 'paid', until: inDays(1) } },
  refused: { offer: OFFER },
  expired: { offer: { ...OFFER, validUntil: inDays(-1) } },
  paid: { ...NO_MORE, offer: OFFER },
  closed: NO_MORE,
}

/** The action that leads a sale to each state. */
const SALE_ACTIONS: Record<Sale['state'], SaleEvent['action']> = {
  sent: 'send',
  seen: 'see',
  appointment: 'schedule',
  inspected: 'inspect',
  offer: 'offer',
  accepted: 'accept',
  refused: 'refuse',
  expired: 'expire',
  paid: 'pay',
  closed: 'close',
}

/** A booking in a state. */
export const bookingIn = (state: Booking['state']): Booking => ({ ...BOOKING, ...BOOKINGS[state], state })

/** A visit in a state. */
export const visitIn = (state: Visit['state']): Visit => ({ ...VISIT, ...VISITS[state], state })

/** A sale in a state, which it has come to since it was sent. */
export const saleIn = (state: Sale['state']): Sale => ({
  ...SALE,
  ...SALES[state],
  state,
  events: state === 'sent' ? SALE.events : [...SALE.events, saleEvent(SALE_ACTIONS[state], state, 1)],
})

/** Answers with a booking in a state. */
export const withBooking = (state: Booking['state']): Change => answering(bookingIn(state), 'bookings')

/** Answers with a visit in a state, and with free times. */
export const withVisit = (state: Visit['state']): Change => answering(visitIn(state), 'visits')

/** Answers with a sale in a state, and with free times. */
export const withSale = (state: Sale['state']): Change => answering(saleIn(state), 'sales')

/** Answers with free times alone. */
export function withFreeTimes(path: string, body: unknown): unknown {
  return path === '/visit-slots' || path === '/service-slots' ? TIMES : body
}

function answering(made: Booking | Visit | Sale, folder: string): Change {
  const answers: Readonly<Record<string, unknown>> = {
    [`/${folder}/${TOKEN}`]: made,
    [`/${folder}/${TOKEN}/slots`]: TIMES,
  }
  return (path, body) => answers[path] ?? withFreeTimes(path, body)
}
