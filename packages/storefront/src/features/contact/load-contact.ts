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
  const [ways, instagram, stores] = await Promise.all([
    loadWays({ api }, now),
    api.GET('/contact-information/get-instagram-url'),
    api.GET('/stores'),
  ])
  return {
    ways,
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
      ...timesOf(hoursOf(store.openingHours), now, store.specialDays),
    })),
  }
}

/** How to reach the team, with whether it is there at an instant (milliseconds); null where that cannot be loaded. */
export async function loadWays({ api }: Pick<PageRequest, 'api'>, now: number) {
  const { data: contact } = await api.GET('/contact-information')
  if (contact === undefined) return null
  const { phone, email, address, openingHours } = contact
  return { phone, email, address, ...timesOf(hoursOf(openingHours), now) }
}

function timesOf(hours: readonly OpeningHours[], now: number, special: readonly StoreDay[] = []) {
  const local = localTime(now, edition.timeZone)
  return {
    opening: openingAt(hours, local, { isHoliday: (day) => isHoliday(day, COUNTRIES[edition.id].holidays), special }),
    hours: groupHours(hours),
  }
}

/** The contract gives days as whole numbers from 1 to 7. */
function hoursOf(hours: ContactInformation['openingHours']): OpeningHours[] {
  return hours as OpeningHours[]
}

/** The loaded contact. */
export type Contact = Awaited<ReturnType<typeof loadContact>>
