import type { Store } from '@otosafi/domain/content/content'

import type { Demonstrated } from '../demonstrated.ts'
import { contactInformationOf } from './contact-information.ts'
import { weekHours } from './opening-hours.ts'
import { CI_STORES } from './stores/ci.ts'
import { COZA_STORES } from './stores/coza.ts'
import { DEFAULT_STORES } from './stores/default.ts'
import { MA_STORES } from './stores/ma.ts'
import { RW_STORES } from './stores/rw.ts'
import { SN_STORES } from './stores/sn.ts'
import type { StoreRow } from './stores/store-row.ts'

const STORES: Record<Demonstrated, readonly StoreRow[]> = {
  ma: MA_STORES,
  ci: CI_STORES,
  coza: COZA_STORES,
  rw: RW_STORES,
  sn: SN_STORES,
  default: DEFAULT_STORES,
}

/** The places of `edition` where cars are shown or inspected, with the edition's own phone (P-44). */
export function storesOf(edition: Demonstrated): Store[] {
  const { phone } = contactInformationOf(edition)
  return STORES[edition].map(([id, name, kind, city, address, latitude, longitude, visitPlaces]) => ({
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
