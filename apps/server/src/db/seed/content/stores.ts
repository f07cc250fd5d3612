import type { EditionId } from '@otosafi/editions/edition'

import { contactInformationOf } from './contact-information.ts'
import { type OpeningHours, weekHours } from './opening-hours.ts'
import { STORE_ROWS } from './stores/store-rows.ts'

/** A showroom or an inspection centre (spec section 3). Its address is invented; the point is the centre of its city. */
export type Store = {
  id: string
  name: string
  kind: 'showroom' | 'inspectionCentre'
  /** City slug of the edition. */
  city: string
  address: string
  /** Degrees, WGS 84. */
  location: { latitude: number; longitude: number }
  /** E.164. */
  phone: string
  openingHours: OpeningHours[]
  demo: true
}

/** The places of `edition` where cars are shown or inspected, with the edition's own phone (spec section 3). */
export function storesOf(edition: EditionId): Store[] {
  const { phone } = contactInformationOf(edition)
  return STORE_ROWS[edition].map(([id, name, kind, city, address, latitude, longitude]) => ({
    id,
    name,
    kind,
    city,
    address,
    location: { latitude, longitude },
    phone,
    openingHours: kind === 'showroom' ? weekHours('09:00', '18:30', '17:00') : weekHours('08:30', '17:00', '12:30'),
    demo: true,
  }))
}
