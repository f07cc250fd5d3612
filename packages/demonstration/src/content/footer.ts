import type { FooterContent as FooterContentOf, FooterLink as FooterLinkOf } from '@otosafi/domain/content/content'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'
import { contactInformationOf } from './contact-information.ts'
import { wordsOf } from './edition-words.ts'
import { legalPackOf } from './pages/legal-pack.ts'

type FooterLink = FooterLinkOf<BilingualText, RouteKey>

type FooterContent = FooterContentOf<BilingualText, RouteKey>

const PAGES: FooterContent['columns'] = [
  {
    title: { en: 'Cars', fr: 'Voitures' },
    links: [
      link('All cars', 'Toutes les voitures', 'buyCars'),
      link('New cars', 'Voitures neuves', 'buyCars', 'condition=new'),
      link('SUVs and 4x4', 'SUV et 4x4', 'buyCars', 'bodyType=suv'),
      link('Sell your car', 'Vendre ma voiture', 'sellCar'),
    ],
  },
  {
    title: { en: 'Help', fr: 'Aide' },
    links: [
      link('Questions', 'Questions', 'faqs'),
      link('Contact', 'Contact', 'contactUs'),
      link('Financing', 'Financement', 'finance'),
      link('Insurance', 'Assurance', 'carInsurance'),
      link('Services', 'Services', 'services'),
    ],
  },
  {
    title: { en: 'Otosafi', fr: 'Otosafi' },
    links: [
      link('About us', 'Qui sommes-nous', 'about'),
      link('Blog', 'Blog', 'blog'),
      link('Privacy', 'Confidentialité', 'privacyPolicy'),
      link('Terms of use', 'Conditions d’utilisation', 'termsOfUse'),
    ],
  },
]

/** The footer of `edition`. */
export function footerOf(edition: Demonstrated): FooterContent {
  const { company, inCountry } = wordsOf(edition)
  return {
    about: {
      en: `Used and new cars ${inCountry.en}, inspected on {{points, number}} points, with a public report.`,
      fr: `Voitures d’occasion et neuves ${inCountry.fr}, inspectées sur {{points, number}} points, avec un rapport public.`,
    },
    columns: PAGES,
    legalLines: [
      { en: `${company} (demonstration)`, fr: `${company} (démonstration)` },
      ...legalPackOf(edition).registrations.map((label) => ({
        en: `${label}: demonstration`,
        fr: `${label} : démonstration`,
      })),
    ],
    social: [{ network: 'instagram', url: contactInformationOf(edition).instagramUrl }],
  }
}

function link(en: string, fr: string, route: RouteKey, query: string | null = null): FooterLink {
  return { label: { en, fr }, route, query }
}
