import type { ApiClient } from '@otosafi/api-client/client'
import type { Booking, OwnRequest, Sale, SignedInDevice, User, Visit } from '@otosafi/api-client/schema'
import type { BadgeTone } from '@otosafi/ui/badge/Badge'

import { pageNumber } from '../../navigation/page-number.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { type Moment, momentOf } from '../../parts/appointments/moment.ts'
import { shownBooking } from '../../parts/appointments/shown-booking.ts'
import { shownSale } from '../../parts/appointments/shown-sale.ts'
import { BOOKING_TONES, SALE_TONES, VISIT_TONES } from '../../parts/appointments/tones.ts'
import { visitTextOf } from '../../parts/appointments/visit-text.ts'
import { cardPost } from '../../parts/posts/PostCards.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { Section } from './sections.ts'

type Translate = PageRequest['t']

/** A request as its section shows it. */
export type ShownRequest = Omit<OwnRequest, 'car' | 'createdAt'> & {
  /** The day in the edition, ISO. */
  day: string
  car: Pick<NonNullable<OwnRequest['car']>, 'name' | 'id' | 'brand' | 'model' | 'modelYear' | 'price'> | null
}

function shownRequest({ createdAt, car, ...request }: OwnRequest): ShownRequest {
  return { ...request, day: momentOf(createdAt).day, car: car && shownCar(car) }
}

function shownCar({ name, id, brand, model, modelYear, price }: NonNullable<OwnRequest['car']>) {
  return { name, id, brand, model, modelYear, price }
}

/** A booking, a visit or the sale of a car as the list of requests shows it. */
export type ShownAppointment = Pick<ShownRequest, 'reference' | 'day' | 'car'> & {
  kind: 'booking' | 'visit' | 'sale'
  /** The secret of its page. */
  id: string
  /** Its state in a word, and what comes next. */
  state: string
  next: string
  /** The colour of its state, as on its page. */
  tone: BadgeTone
  /** When the visit or the inspection is. */
  moment: Moment | null
}

function listedBooking(booking: Booking, t: Translate): ShownAppointment {
  const { id, reference, state, car, deposit, until, paidBack, made } = shownBooking(booking, 0)
  const { day = '', time = '' } = until ?? {}
  return {
    kind: 'booking',
    id,
    reference,
    state: t(`booking:state.${state}`),
    next: t(`booking:text.${state}`, { car, deposit, day, time, amount: paidBack }),
    tone: BOOKING_TONES[state],
    day: made,
    car: booking.car && shownCar(booking.car),
    moment: null,
  }
}

function listedVisit(visit: Visit, t: Translate): ShownAppointment {
  const { id, reference, state, createdAt, car, carName, slot, cancellable } = visit
  return {
    kind: 'visit',
    id,
    reference,
    state: t(`booking:visitState.${state}`),
    next: t(`booking:visitText.${visitTextOf(visit)}`, { car: car?.name ?? carName }),
    tone: VISIT_TONES[state],
    day: momentOf(createdAt).day,
    car: car && shownCar(car),
    moment: cancellable ? momentOf(slot.startsAt) : null,
  }
}

function listedSale(sale: Sale, t: Translate): ShownAppointment {
  const { id, reference, state, car, made, appointment, offer } = shownSale(sale)
  const { amount = 0, until: { day, time } = { day: '', time: '' } } = offer ?? {}
  return {
    kind: 'sale',
    id,
    reference,
    state: t(`sell:sale.state.${state}`),
    next: t(`sell:sale.text.${state}`, { car, amount, day, time }),
    tone: SALE_TONES[state],
    day: made,
    car: null,
    moment: state === 'appointment' ? appointment : null,
  }
}

/** An entry of the list of requests. */
export type ListedRequest = ShownRequest | ShownAppointment

/** Sort key of an entry: whether one is open, when something is due next (Infinity: not known) and when it was sent, in ms. */
type SortKey = { isOpen: boolean; due: number; sent: number }

function sortKeyOf(isOpen: boolean, due: string | null, sent: string): SortKey {
  return { isOpen, due: due === null ? Infinity : Date.parse(due), sent: Date.parse(sent) }
}

/** Open ones first, by their next date; then those that are over. The latest sent is first where neither says. */
function compareSortKeys(a: SortKey, b: SortKey): number {
  if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1
  return a.isOpen && a.due !== b.due ? a.due - b.due : b.sent - a.sent
}

const OPEN_BOOKINGS: readonly Booking['state'][] = ['requested', 'awaitingDeposit', 'held']
const OPEN_VISITS: readonly Visit['state'][] = ['requested', 'confirmed']
const OPEN_SALES: readonly Sale['state'][] = ['sent', 'seen', 'appointment', 'inspected', 'offer', 'accepted']

function bookingSortKey({ state, heldUntil, depositDueAt, refundDue, createdAt }: Booking): SortKey {
  // Money that is still to come back keeps a booking open.
  return sortKeyOf(OPEN_BOOKINGS.includes(state) || refundDue > 0, heldUntil ?? depositDueAt, createdAt)
}

function saleSortKey({ state, promise, offer, appointment, createdAt }: Sale): SortKey {
  const times: Partial<Record<Sale['state'], string | undefined>> = {
    appointment: appointment?.startsAt,
    offer: offer?.validUntil,
  }
  return sortKeyOf(OPEN_SALES.includes(state), promise?.until ?? times[state] ?? null, createdAt)
}

/** A booking, a visit or the sale of a car that ends with the account. */
export type OpenAppointment = Pick<ShownAppointment, 'kind' | 'id' | 'reference'> & { /** Its name. */ car: string }

function endedWithAccount(own: { bookings: Booking[]; visits: Visit[]; sales: Sale[] }): OpenAppointment[] {
  const bookings = own.bookings.filter(({ state }) => OPEN_BOOKINGS.includes(state))
  const visits = own.visits.filter(({ state }) => OPEN_VISITS.includes(state))
  const sales = own.sales.filter(({ withdrawable }) => withdrawable)
  const named = ({ id, reference, car, carName }: Booking | Visit) => ({ id, reference, car: car?.name ?? carName })
  return [
    ...bookings.map((each) => ({ kind: 'booking' as const, ...named(each) })),
    ...visits.map((each) => ({ kind: 'visit' as const, ...named(each) })),
    ...sales.map(shownSale).map(({ id, reference, car }) => ({ kind: 'sale' as const, id, reference, car })),
  ]
}

/** The requests, bookings, visits and sales of a user in one list. */
async function loadRequests(api: ApiClient, t: Translate): Promise<{ requests: ListedRequest[] }> {
  const [sent, own] = await Promise.all([api.GET('/profile/requests'), api.GET('/profile/bookings')])
  const { requests } = dataOrThrow(sent)
  const { bookings, visits, sales } = dataOrThrow(own)
  const entries: { entry: ListedRequest; sortKey: SortKey }[] = [
    ...bookings.map((each) => ({ entry: listedBooking(each, t), sortKey: bookingSortKey(each) })),
    ...visits.map((each) => ({
      entry: listedVisit(each, t),
      sortKey: sortKeyOf(OPEN_VISITS.includes(each.state), each.slot.startsAt, each.createdAt),
    })),
    ...sales.map((each) => ({ entry: listedSale(each, t), sortKey: saleSortKey(each) })),
    ...requests.map((each) => ({
      entry: shownRequest(each),
      sortKey: sortKeyOf(each.state !== 'closed', null, each.createdAt),
    })),
  ]
  return {
    requests: entries.toSorted((a, b) => compareSortKeys(a.sortKey, b.sortKey)).map(({ entry }) => entry),
  }
}

/** Loaded data of a section's page, by section. */
export type SectionData = Awaited<ReturnType<typeof loadSection>>

/** Verified contacts, and pending ones that wait to replace them or to be the first. */
function contactsOf({ email, emailVerified, pendingEmail, phone, phoneVerified, pendingPhone }: User) {
  return {
    email: emailVerified ? email : null,
    pendingEmail: emailVerified ? pendingEmail : email,
    phone: phoneVerified ? phone : null,
    pendingPhone: phoneVerified ? pendingPhone : phone,
  }
}

/** By what a password manager knows the account: what it is signed in with. */
function usernameOf(user: User): string {
  const { email, phone } = contactsOf(user)
  return email ?? phone ?? ''
}

/** A sign-in as its section shows it: the days of its first and last use in the edition, ISO. */
export type ShownDevice = ReturnType<typeof shownDevice>

function shownDevice({ id, device, current, createdAt, lastUsedAt }: SignedInDevice) {
  return { id, device, current, since: momentOf(createdAt).day, used: momentOf(lastUsedAt).day }
}

/** One page of the posts that a user likes: the last one where the address asks for one beyond. */
async function loadLiked({ api, url, language }: Asked) {
  const read = async (page: number) =>
    dataOrThrow(await api.GET('/profile/liked-blogs', { params: { query: { page } } }))
  const asked = pageNumber(url.searchParams)
  const first = await read(asked)
  const list = asked > first.pageCount && asked > 1 ? await read(Math.max(1, first.pageCount)) : first
  return { posts: list.blogs.map((post) => cardPost(post, language)), page: list.page, pages: list.pageCount }
}

/** The part of the request that loading a section uses. */
type Asked = Pick<PageRequest, 'api' | 'url' | 't' | 'language'>

/** Loads what a section shows of a user, and of which page where it has several. */
export async function loadSection(section: Section, user: User, asked: Asked) {
  const { api, t } = asked
  switch (section) {
    case 'edit-profile': {
      const { fullName, bio, photo, language } = user
      return { section, user: { fullName, bio, photo, language, ...contactsOf(user), username: usernameOf(user) } }
    }
    case SAVED_SEARCHES: {
      const { savedSearches } = dataOrThrow(await api.GET('/saved-searches'))
      const { emailVerified, phoneVerified, favouriteAlerts } = user
      return { section, saved: { searches: savedSearches, reach: { emailVerified, phoneVerified }, favouriteAlerts } }
    }
    case 'requests':
      return { section, ...(await loadRequests(api, t)) }
    case 'privacy':
      return {
        section,
        consents: {
          email: contactsOf(user).email,
          username: usernameOf(user),
          consents: dataOrThrow(await api.GET('/profile/consents')).consents.map((each) => ({
            ...each,
            day: momentOf(each.at).day,
          })),
          newsletter: dataOrThrow(await api.GET('/profile/newsletter')),
          open: endedWithAccount(dataOrThrow(await api.GET('/profile/bookings'))),
        },
      }
    case 'sign-ins':
      return { section, devices: dataOrThrow(await api.GET('/profile/sessions')).sessions.map(shownDevice) }
    case 'liked-articles':
      return { section, liked: await loadLiked(asked) }
    default:
      return { section, username: usernameOf(user) }
  }
}
