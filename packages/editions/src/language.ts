/** Interface languages (spec section 1). A language is never an edition and never a path prefix (decision 2). */

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

/** Narrows a string to a language code. */
export function isLanguage(value: string): value is Language {
  return Object.hasOwn(LANGUAGES, value)
}

/** The language whose paths start with `/{prefix}`; undefined for anything that is no prefix. */
export function languageOfPrefix(prefix: string): Language | undefined {
  return prefix === '' ? undefined : LANGUAGE_CODES.find((language) => LANGUAGES[language].prefix === prefix)
}

/** Value of the HTML `lang` attribute and of hreflang: `fr-MA`, `wo-SN`, plain `fr` where there is no country (decision 2). */
export function languageTag(language: Language, country: string | null): string {
  return country === null ? language : `${language}-${country}`
}
