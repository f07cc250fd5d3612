import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

import { numberText } from '../number-text.ts'
import type { texts as english } from './english.ts'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'office'
    resources: { office: Texts; site: (typeof english)['site'] }
  }
}

/** The languages of the office. */
export const LANGUAGES = ['en', 'fr'] as const

type OfficeLanguage = (typeof LANGUAGES)[number]

const LOAD = {
  en: async () => (await import('./english.ts')).texts,
  fr: async () => (await import('./french.ts')).texts,
} as const satisfies Readonly<Record<OfficeLanguage, () => Promise<object>>>

/** Key of the chosen language in the local storage. */
const STORED = 'office-language'

/** Starts the texts in the language that was chosen on this device, or that of the browser. */
export async function startTexts(): Promise<void> {
  const wanted = [localStorage.getItem(STORED) ?? '', ...navigator.languages.map((each) => each.slice(0, 2))]
  await startTextsIn(wanted.find(isOfficeLanguage) ?? 'en')
}

function isOfficeLanguage(code: string): code is OfficeLanguage {
  return LANGUAGES.some((each) => each === code)
}

/** Starts the texts in a language. */
export async function startTextsIn(language: OfficeLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'office',
    resources: { [language]: await LOAD[language]() },
    interpolation: { escapeValue: false },
  })
  i18next.services.formatter?.add('number', (value: unknown) =>
    typeof value === 'number' ? numberText(value, languageNow()) : String(value),
  )
  document.documentElement.lang = language
}

/** The chosen language, for code outside components. */
export function languageNow(): OfficeLanguage {
  return i18next.language === 'fr' ? 'fr' : 'en'
}

/** Chooses a language, and remembers it on this device. Rejects, and changes nothing, where its texts cannot be loaded. */
export async function chooseLanguage(language: OfficeLanguage): Promise<void> {
  const texts = Object.entries(await LOAD[language]())
  for (const [group, words] of texts) i18next.addResourceBundle(language, group, words)
  localStorage.setItem(STORED, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
