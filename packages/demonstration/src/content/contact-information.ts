import type { ContactInformation } from '@otosafi/domain/content/content'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import { weekHours } from './opening-hours.ts'

const PHONES: Record<Demonstrated, string> = {
  ma: '+212661000101',
  ci: '+2250700000101',
  coza: '+27820000101',
  rw: '+250788000101',
  sn: '+221770000101',
  default: '+212661000101',
}

const ADDRESSES: Record<Demonstrated, string> = {
  ma: '999, boulevard de la Démonstration, Aïn Sebaâ, Casablanca',
  ci: '999, boulevard de la Démonstration, Cocody, Abidjan',
  coza: '999 Demonstration Road, Sandton, Johannesburg',
  rw: 'KG 999 St, Remera, Gasabo, Kigali',
  sn: '999, route de la Démonstration, Almadies, Dakar',
  default: '999, boulevard de la Démonstration, Casablanca',
}

/** Phone, e-mail, address and hours of `edition`. The numbers stand for the operator's own. */
export function contactInformationOf(edition: Demonstrated): ContactInformation {
  const { host } = EDITIONS[edition]
  return {
    phone: PHONES[edition],
    email: `hello@${host}`,
    address: ADDRESSES[edition],
    openingHours: weekHours('08:30', '18:30', '17:00'),
    instagramUrl: `https://www.instagram.com/${host}`,
    blogUrl: `https://${host}/blog`,
    demo: true,
  }
}
