/** Interface languages (P-03). A language is never an edition and never a path prefix (P-02). */

/** `prefix` is the first segment of every path in the language; English has none. `/sn` is Wolof: in BCP 47 `sn` is Shona. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', prefix: '', fallback: [] },
  fr: { name: 'Français', dir: 'ltr', prefix: 'fr', fallback: ['en'] },
  ar: { name: 'العربية', dir: 'rtl', prefix: 'ar', fallback: ['fr', 'en'] },
  zu: { name: 'isiZulu', dir: 'ltr', prefix: 'zu', fallback: ['en'] },
  xh: { name: 'isiXhosa', dir: 'ltr', prefix: 'xh', fallback: ['en'] },
  rw: { name: 'Ikinyarwanda', dir: 'ltr', prefix: 'rw', fallback: ['en'] },
  wo: { name: 'Wolof', dir: 'ltr', prefix: 'sn', fallback: ['fr', 'en'] },
} as const satisfies Record<string, { name: string; dir: 'ltr' | 'rtl'; prefix: string; fallback: readonly string[] }>

export type Language = keyof typeof LANGUAGES
export type PathPrefix = Exclude<(typeof LANGUAGES)[Language]['prefix'], ''>

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The languages of the team and of the countries' papers (P-55). */
export const OFFICE_LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[]
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number]

/** The team's language for a visitor's `language`: the same, or the first of its fallbacks that the team reads. */
export function officeLanguageOf(language: Language): OfficeLanguage {
  const spoken: readonly Language[] = [language, ...LANGUAGES[language].fallback]
  return spoken.find(isOfficeLanguage) ?? 'en'
}

const isOfficeLanguage = (language: Language): language is OfficeLanguage =>
  OFFICE_LANGUAGES.some((each) => each === language)

/** Narrows a string to a language code. */
export function isLanguage(value: string): value is Language {
  return Object.hasOwn(LANGUAGES, value)
}

/** The language whose paths start with `/{prefix}`; undefined for anything that is no prefix. */
export function languageOfPrefix(prefix: string): Language | undefined {
  return prefix === '' ? undefined : LANGUAGE_CODES.find((language) => LANGUAGES[language].prefix === prefix)
}

/** Value of the HTML `lang` attribute and of hreflang: `fr-MA`, `wo-SN`, plain `fr` where there is no country (P-02). */
export function languageTag(language: Language, country: string | null): string {
  return country === null ? language : `${language}-${country}`
}
