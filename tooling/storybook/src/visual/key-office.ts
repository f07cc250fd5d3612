/** The screens of the team’s office that are compared, and at which widths in pixels: a desk, and a tablet. */
export const KEY_OFFICE = [
  'office-sign-in--password',
  'office-inbox--filled',
  'office-inbox--failure',
  'office-request--question',
  'office-cases--sale',
  'office-calendar--week',
  'office-stock--filled',
  'office-car--on-the-site',
  'office-car--new',
  'office-inspection--report',
  'office-content--question',
  'office-numbers--month',
] as const

/** How they are looked at: a desk in English and in light, a tablet in French and in the dark. */
export const OFFICE_SETTINGS = [
  { width: 1280, language: 'en', scheme: 'light' },
  { width: 820, language: 'fr', scheme: 'dark' },
] as const
