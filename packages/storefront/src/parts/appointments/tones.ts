import type { Booking, Sale, Visit } from '@otosafi/api-client/schema'
import type { BadgeTone } from '@otosafi/ui/badge/Badge'

/** The colours of states: saffron where the visitor or the team is awaited in time. */
export const BOOKING_TONES: Readonly<Record<Booking['state'], BadgeTone>> = {
  requested: 'accent',
  awaitingDeposit: 'accent',
  held: 'brand',
  completed: 'brand',
  expired: 'ink',
  cancelled: 'ink',
  refunded: 'ink',
}

export const VISIT_TONES: Readonly<Record<Visit['state'], BadgeTone>> = {
  requested: 'accent',
  confirmed: 'brand',
  done: 'brand',
  missed: 'ink',
  cancelled: 'ink',
}

export const SALE_TONES: Readonly<Record<Sale['state'], BadgeTone>> = {
  sent: 'accent',
  seen: 'accent',
  appointment: 'brand',
  inspected: 'brand',
  offer: 'accent',
  accepted: 'brand',
  refused: 'ink',
  expired: 'ink',
  paid: 'brand',
  closed: 'ink',
}
