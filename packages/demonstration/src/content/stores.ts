import type { Store } from '@otosafi/domain/content/content'

import type { Demonstrated } from '../demonstrated.ts'
import { contactInformationOf } from './contact-information.ts'
import { weekHours } from './opening-hours.ts'
import { STORE_ROWS } from './stores/store-rows.ts'

/** The places of `edition` where cars are shown or inspected, with the edition's own phone (P-44). */
export function storesOf(edition: Demonstrated): Store[] {
  const { phone } = contactInformationOf(edition)
  return STORE_ROWS[edition].map(([id, name, kind, city, address, latitude, longitude, visitPlaces]) => ({
    id,
    name,
    kind,
    city,
    address,
    location: { latitude, longitude },
    phone,
    openingHours: kind === 'showroom' ? weekHours('09:00', '18:30', '17:00') : weekHours('08:30', '17:00', '12:30'),
    ...(visitPlaces === undefined ? {} : { visitPlaces }),
    demo: true,
  }))
}
