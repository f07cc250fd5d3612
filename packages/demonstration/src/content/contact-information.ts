import type { ContactInformation as ContactInformationOf } from '@otosafi/domain/content/content'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'
import { weekHours } from './opening-hours.ts'

/** How to reach the team of an edition. The numbers stand for the operator's own. */
export type ContactInformation = ContactInformationOf<BilingualText>

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

const WHATSAPP_TEXT: BilingualText = {
  en: 'Hello, I have a question about a car on Otosafi.',
  fr: 'Bonjour, j’ai une question au sujet d’une voiture sur Otosafi.',
}

/** Phone, e-mail, chat, address and hours of `edition` (decision 28: the chat's number is the edition's fact). */
export function contactInformationOf(edition: Demonstrated): ContactInformation {
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
