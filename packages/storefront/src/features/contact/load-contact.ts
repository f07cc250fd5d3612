import { edition } from '#edition'
import type { ContactInformation } from '@otosafi/api-client/schema'
import type { OpeningHours } from '@otosafi/domain/content/content'
import { groupHours, openingAt } from '@otosafi/domain/content/opening-hours'
import type { StoreDay } from '@otosafi/domain/visits/slots'
import { isHoliday } from '@otosafi/editions/holidays/is-holiday'
import { COUNTRIES } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'

import type { PageRequest } from '../../request/page-request.ts'

/**
 * How to reach the team, and its stores, with the opening state at an instant (milliseconds). What cannot be loaded is left
 * out: the forms of the page work without it.
 */
export async function loadContact({ api }: Pick<PageRequest, 'api'>, now: number) {
  const [contact, instagram, stores] = await Promise.all([
    api.GET('/contact-information'),
    api.GET('/contact-information/get-instagram-url'),
    api.GET('/stores'),
  ])
  const local = localTime(now, edition.timeZone)
  const timesOf = (hours: readonly OpeningHours[], special: readonly StoreDay[] = []) => ({
    opening: openingAt(hours, local, { isHoliday: (day) => isHoliday(day, COUNTRIES[edition.id].holidays), special }),
    hours: groupHours(hours),
  })
  return {
    ways: contact.data ? waysOf(contact.data, timesOf) : null,
    instagramUrl: instagram.data?.instagramUrl ?? null,
    stores: (stores.data?.stores ?? []).map((store) => ({
      id: store.id,
      name: store.name,
      kind: store.kind,
      address: store.address,
      city: store.city,
      phone: store.phone,
      location: store.location,
      cars: store.count,
      ...timesOf(hoursOf(store.openingHours), store.specialDays),
    })),
  }
}

function waysOf<Times>(contact: ContactInformation, timesOf: (hours: readonly OpeningHours[]) => Times) {
  const { phone, email, address, openingHours } = contact
  return {
    phone,
    email,
    address,
    ...timesOf(hoursOf(openingHours)),
  }
}

/** The contract gives days as whole numbers from 1 to 7. */
function hoursOf(hours: ContactInformation['openingHours']): OpeningHours[] {
  return hours as OpeningHours[]
}

/** The loaded contact. */
export type Contact = Awaited<ReturnType<typeof loadContact>>
