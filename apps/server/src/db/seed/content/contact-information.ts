import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { BilingualText } from './bilingual-text.ts'
import { type OpeningHours, weekHours } from './opening-hours.ts'

/** How to reach the team of an edition (spec sections 2 and 3). Numbers are E.164 and stand for the operator's own. */
export type ContactInformation = {
  phone: string
  email: string
  whatsapp: { number: string; text: BilingualText }
  address: string
  openingHours: OpeningHours[]
  instagramUrl: string
  blogUrl: string
  demo: true
}

const PHONES: Record<EditionId, string> = {
  ma: '+212661000101',
  ci: '+2250700000101',
  coza: '+27820000101',
  rw: '+250788000101',
  sn: '+221770000101',
  default: '+212661000101',
}

const ADDRESSES: Record<EditionId, string> = {
  ma: '999, boulevard de la Démonstration, Aïn Sebaâ, Casablanca',
  ci: '999, boulevard de la Démonstration, Cocody, Abidjan',
  coza: '999 Demonstration Road, Sandton, Johannesburg',
  rw: 'KG 999 St, Remera, Gasabo, Kigali',
  sn: '999, route de la Démonstration, Almadies, Dakar',
  default: '999, boulevard de la Démonstration, Casablanca',
}

const WHATSAPP_TEXT: BilingualText = {
  en: 'Hello, I have a question about a car on Otosafi.',
  fr: 'Bonjour, j’ai une question au sujet d’une voiture sur Otosafi.',
}

/** Phone, e-mail, chat, address and hours of `edition` (decision 28: the chat's number is the edition's fact). */
export function contactInformationOf(edition: EditionId): ContactInformation {
  const { host, whatsApp } = EDITIONS[edition]
  return {
    phone: PHONES[edition],
    email: `hello@${host}`,
    whatsapp: { number: `+${whatsApp.number}`, text: WHATSAPP_TEXT },
    address: ADDRESSES[edition],
    openingHours: weekHours('08:30', '18:30', '17:00'),
    instagramUrl: `https://www.instagram.com/${host}`,
    blogUrl: `https://${host}/blog`,
    demo: true,
  }
}
