import type { ApiClient } from '@otosafi/api-client/client'
import type { Booking, OwnRequest, User, Visit } from '@otosafi/api-client/schema'

import { type Moment, momentOf } from '../../appointments/moment.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search.ts'
import { cardPost } from '../../posts/PostCards.tsx'
import { need } from '../../request/api-result.ts'
import type { Section } from './sections.ts'

/** A request as its section shows it. */
export type ShownRequest = Omit<OwnRequest, 'car' | 'createdAt'> & {
  /** The day, ISO. */
  day: string
  car: Pick<NonNullable<OwnRequest['car']>, 'name' | 'id' | 'brand' | 'model' | 'modelYear' | 'price'> | null
}

function shownRequest({ createdAt, car, ...request }: OwnRequest): ShownRequest {
  return { ...request, day: createdAt.slice(0, 10), car: car && shownCar(car) }
}

function shownCar({ name, id, brand, model, modelYear, price }: NonNullable<OwnRequest['car']>) {
  return { name, id, brand, model, modelYear, price }
}

/** A booking or visit as the list of requests shows it: `until` is the end of the hold, or when the visit is. */
export type ShownAppointment = Pick<ShownRequest, 'reference' | 'day' | 'car'> & {
  /** The secret of its page. */
  id: string
  until: Moment | null
} & ({ kind: 'booking'; state: Booking['state'] } | { kind: 'visit'; state: Visit['state'] })

function shownBooking({ id, reference, state, createdAt, car, heldUntil, depositDueAt }: Booking): ShownAppointment {
  const until = heldUntil ?? depositDueAt
  return {
    kind: 'booking',
    id,
    reference,
    state,
    day: createdAt.slice(0, 10),
    car: car && shownCar(car),
    until: until === null ? null : momentOf(until),
  }
}

function shownVisit({ id, reference, state, createdAt, car, slot, cancellable }: Visit): ShownAppointment {
  return {
    kind: 'visit',
    id,
    reference,
    state,
    day: createdAt.slice(0, 10),
    car: car && shownCar(car),
    until: cancellable ? momentOf(slot.startsAt) : null,
  }
}

/** The requests of a user, and the bookings and visits. */
async function loadRequests(api: ApiClient) {
  const [sent, own] = await Promise.all([api.GET('/profile/requests'), api.GET('/profile/bookings')])
  const { bookings, visits } = need(own)
  return {
    requests: need(sent).requests.map(shownRequest),
    appointments: [...bookings.map(shownBooking), ...visits.map(shownVisit)].toSorted((a, b) =>
      a.day < b.day ? 1 : -1,
    ),
  }
}

/** What the page of a section shows, by the section. */
export type SectionData = Awaited<ReturnType<typeof loadSection>>

/** Loads what a section shows of a user. */
export async function loadSection(section: Section, user: User, api: ApiClient) {
  switch (section) {
    case 'edit-profile': {
      const { fullName, bio, photo, language, email, pendingEmail, phone, pendingPhone } = user
      return { section, user: { fullName, bio, photo, language, email, pendingEmail, phone, pendingPhone } }
    }
    case SAVED_SEARCHES: {
      const { savedSearches } = need(await api.GET('/saved-searches'))
      const { emailVerified, phoneVerified, favouriteAlerts } = user
      return { section, saved: { searches: savedSearches, reach: { emailVerified, phoneVerified }, favouriteAlerts } }
    }
    case 'requests':
      return { section, ...(await loadRequests(api)) }
    case 'privacy':
      return {
        section,
        consents: {
          email: user.emailVerified ? user.email : null,
          history: need(await api.GET('/profile/consents')),
        },
      }
    case 'sign-ins':
      return { section, devices: need(await api.GET('/profile/sessions')).sessions }
    case 'liked-articles':
      return { section, posts: need(await api.GET('/profile/liked-blogs')).blogs.map(cardPost) }
    default:
      return { section }
  }
}
