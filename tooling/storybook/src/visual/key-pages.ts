import type { Language } from '@otosafi/editions/language'

/** Pages behind the first three, in a state that shows most of their parts. */
export const KEY_PAGES = [
  'screens-browse-and-compare--compare',
  'screens-browse-and-compare--categories',
  'screens-browse-and-compare--favourites',
  'screens-act-on-a-car--report',
  'screens-act-on-a-car--booking',
  'screens-booking--held',
  'screens-visit--confirmed',
  'screens-sell-and-value--sell-your-car',
  'screens-sell-and-value--valuation',
  'screens-sale--offer',
  'screens-finance-and-services--finance',
  'screens-read--faqs',
  'screens-sign-in--sign-in',
  'screens-account--requests',
] as const

/** Both widths, directions and schemes, each with each other once: a fault of one of them shows in half of the views. */
export const PAGE_VIEWS = [
  { width: 360, language: 'fr', scheme: 'light' },
  { width: 360, language: 'ar', scheme: 'dark' },
  { width: 1280, language: 'ar', scheme: 'light' },
  { width: 1280, language: 'fr', scheme: 'dark' },
] as const satisfies { width: number; language: Language; scheme: 'light' | 'dark' }[]
