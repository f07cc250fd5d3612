import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

import siteEn from '@otosafi/i18n/locales/en/common.json' with { type: 'json' }
import mailsEn from '@otosafi/i18n/locales/en/office.json' with { type: 'json' }
import siteFr from '@otosafi/i18n/locales/fr/common.json' with { type: 'json' }
import mailsFr from '@otosafi/i18n/locales/fr/office.json' with { type: 'json' }

import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'office'
    resources: { office: Texts; site: SiteTexts }
  }
}

/** The words that the site has for cars, inspections and claims, and the team's mails for bookings, visits and sales. */
type SiteTexts = ReturnType<typeof siteTexts<typeof siteEn, typeof mailsEn>>

type Inspection = Record<'sections' | 'points' | 'results', unknown>
type Mails = Record<'booking' | 'visit' | 'sale', { state: unknown }>

function siteTexts<
  Site extends {
    vocabulary: unknown
    claims: unknown
    car: { label: unknown; service: { proof: unknown } }
    inspection: Inspection
  },
  Team extends { mail: Mails },
>({ vocabulary, claims, car, inspection }: Site, { mail }: Team) {
  const of = <Kind extends keyof Mails>(kind: Kind) => ({ state: mail[kind].state as Team['mail'][Kind]['state'] })
  return {
    vocabulary: vocabulary as Site['vocabulary'],
    claims: claims as Site['claims'],
    label: car.label as Site['car']['label'],
    proof: car.service.proof as Site['car']['service']['proof'],
    inspection: {
      sections: inspection.sections as Site['inspection']['sections'],
      points: inspection.points as Site['inspection']['points'],
      results: inspection.results as Site['inspection']['results'],
    },
    cases: { booking: of('booking'), visit: of('visit'), sale: of('sale') },
  }
}

/** The languages of the office. */
export const LANGUAGES = ['en', 'fr'] as const

const STORED = 'office-language'

/** Starts the texts in the language that was chosen on this device, or that of the browser. */
export async function startTexts(): Promise<void> {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages.map((each) => each.slice(0, 2))]
  const lng = wanted.find((each) => LANGUAGES.some((language) => language === each)) ?? 'en'
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: 'en',
    defaultNS: 'office',
    resources: {
      en: { office: en, site: siteTexts(siteEn, mailsEn) },
      fr: { office: fr, site: siteTexts(siteFr, mailsFr) },
    },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = lng
}

/** The language that is chosen, for what is not drawn. */
export function languageNow(): (typeof LANGUAGES)[number] {
  return i18next.language === 'fr' ? 'fr' : 'en'
}

/** Chooses a language, and remembers it on this device. */
export async function chooseLanguage(language: (typeof LANGUAGES)[number]): Promise<void> {
  localStorage.setItem(STORED, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
