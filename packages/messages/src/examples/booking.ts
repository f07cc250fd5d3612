import { BOOKING_ACTIONS, type BookingAction, type BookingState } from '@otosafi/domain/booking/booking'

import { BOOKING_NEWS, type BookingMessage, type BookingNews, type TeamBookingMessage } from '../composers/booking.ts'
import { CONTACT_NEWS, type ContactMessage } from '../composers/contact-change.ts'
import { MONEY_NEWS, type MoneyMessage } from '../composers/money.ts'
import type { Examples, MessageContext } from '../message.ts'
import type { BookingFacts } from '../rows/booking-rows.ts'
import { forEach } from './for-each.ts'
import { LATER, TOKEN, worldOf } from './world.ts'

/** The state of a booking at each notification. */
const STATES: Readonly<Record<BookingNews, BookingState>> = {
  requested: 'requested',
  awaitingDeposit: 'awaitingDeposit',
  held: 'held',
  extended: 'held',
  ending: 'held',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  surplus: 'held',
  late: 'expired',
}

/** The state that an action leads to. */
const AFTER: Readonly<Record<BookingAction, BookingState>> = {
  request: 'requested',
  confirm: 'awaitingDeposit',
  receiveDeposit: 'held',
  extend: 'held',
  complete: 'completed',
  changeContact: 'held',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
}

/** A booking in a state, of which all is known that may be. */
function bookingIn(state: BookingState, context: MessageContext): BookingFacts {
  const { car, carReference, deposit, name, phone, email, typed, referenceOf } = worldOf(context)
  const isPaid = state !== 'requested' && state !== 'awaitingDeposit'
  const isOver = state === 'cancelled' || state === 'expired'
  return {
    reference: referenceOf('BK'),
    state,
    car: { name: car.name, reference: carReference },
    deadline: LATER,
    isExtended: false,
    deposit,
    paid: isPaid ? deposit : 0,
    due: isOver ? deposit : 0,
    returned: state === 'refunded' ? deposit : 0,
    name,
    phone,
    email,
    message: typed,
  }
}

export const BOOKING_EXAMPLES: Examples<BookingMessage> = forEach(BOOKING_NEWS, (news) => (context) => {
  const booking = bookingIn(STATES[news], context)
  return { booking, news, amount: booking.deposit, dueBy: LATER, link: TOKEN, takesOnline: true, isCounted: true }
})

export const TEAM_BOOKING_EXAMPLES: Examples<TeamBookingMessage> = forEach(BOOKING_ACTIONS, (action) => (context) => ({
  booking: bookingIn(AFTER[action], context),
  action,
  reason: action === 'cancel' ? worldOf(context).typed : undefined,
  link: TOKEN,
}))

const contactOf =
  (about: ContactMessage['about'], news: ContactMessage['news']) =>
  (context: MessageContext): ContactMessage => {
    const { car, phone, referenceOf } = worldOf(context)
    const masked = `•••• ${phone.slice(-4)}`
    return {
      about,
      reference: referenceOf(about === 'booking' ? 'BK' : 'VS'),
      car: car.name,
      news,
      masked,
      link: TOKEN,
    }
  }

export const CONTACT_EXAMPLES: Examples<ContactMessage> = {
  ...forEach(CONTACT_NEWS, (news) => contactOf('booking', news)),
  'here: visit': contactOf('visit', 'here'),
  'elsewhere: visit': contactOf('visit', 'elsewhere'),
}

export const MONEY_EXAMPLES: Examples<MoneyMessage> = {
  ...forEach(MONEY_NEWS, (news) => (context: MessageContext) => {
    const { deposit, referenceOf } = worldOf(context)
    return { news, reference: referenceOf('PY'), money: `${deposit} ${context.edition.currency}`, link: TOKEN }
  }),
  'stray: booking unknown': (context) => {
    const { deposit, referenceOf } = worldOf(context)
    return { news: 'stray', reference: referenceOf('PY'), money: `${deposit} ${context.edition.currency}`, link: null }
  },
}
