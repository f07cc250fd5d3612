import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

import siteEn from '@otosafi/i18n/locales/en/common.json' with { type: 'json' }
import siteFr from '@otosafi/i18n/locales/fr/common.json' with { type: 'json' }

import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'office'
    resources: { office: Texts; site: SiteTexts }
  }
}

/** The words that the site has for cars. */
type SiteTexts = ReturnType<typeof ofCars<typeof siteEn>>

function ofCars<Site extends { vocabulary: unknown; car: { label: unknown } }>({ vocabulary, car }: Site) {
  return { vocabulary: vocabulary as Site['vocabulary'], label: car.label as Site['car']['label'] }
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
    resources: { en: { office: en, site: ofCars(siteEn) }, fr: { office: fr, site: ofCars(siteFr) } },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = lng
}

/** Chooses a language, and remembers it on this device. */
export async function chooseLanguage(language: (typeof LANGUAGES)[number]): Promise<void> {
  localStorage.setItem(STORED, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
