/** The stories of the team’s office whose screenshots are compared. */
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

/** Their viewport widths in pixels, languages and colour schemes: a desktop, and a tablet. */
export const OFFICE_SETTINGS = [
  { width: 1280, language: 'en', scheme: 'light' },
  { width: 820, language: 'fr', scheme: 'dark' },
] as const
