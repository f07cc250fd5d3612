import type { BodyOf } from '../../contract/handler.ts'
import { maskContact } from '../../logging/security-events.ts'
import type { Reached } from './person.ts'

/** The columns of bookings and visits that say where messages go. */
export type ContactColumns = { channel: Reached['channel'] | null; destination: string | null }

/** A change of where messages go: what takes the place of what. */
export type ContactChange = { to: Reached; former: Reached }

/** Where messages of a booking or visit go; null once the account was deleted. */
export function contactOf({ channel, destination }: ContactColumns): Reached | null {
  return channel === null || destination === null ? null : { channel, destination }
}

/** Whether messages go there already. */
export function isReachedAt({ channel, destination }: ContactColumns, at: Reached): boolean {
  return channel === at.channel && destination === at.destination
}

/** The columns of a booking or visit whose messages go elsewhere from now on; who calls or answers does so there. */
export function contactColumns({ channel, destination }: Reached) {
  return { channel, destination, ...(channel === 'phone' ? { phone: destination } : { email: destination }) }
}

/** Where messages go, as the page of a booking or visit says it: who has its link need not know more. */
export function presentContact(columns: ContactColumns, changeable: boolean): BodyOf<'getBooking'>['contact'] {
  const at = contactOf(columns)
  return at === null ? null : { channel: at.channel, hint: maskContact(at.destination), changeable }
}
