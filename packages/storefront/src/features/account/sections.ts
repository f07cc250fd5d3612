import { parsePath } from '@otosafi/editions/routes/parse-path'

import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'

/** The sections of the account, by their names in the path, in the order of their links: what comes of visits first. */
export const SECTIONS = [
  'requests',
  SAVED_SEARCHES,
  'liked-articles',
  'edit-profile',
  'password',
  'sign-ins',
  'privacy',
] as const
export type Section = (typeof SECTIONS)[number]

/** The text key of each section's title. */
export const SECTION_TITLES = {
  requests: 'account:requests.title',
  [SAVED_SEARCHES]: 'account:searches.title',
  'liked-articles': 'account:liked.title',
  'edit-profile': 'routes:editProfile',
  password: 'account:password.title',
  'sign-ins': 'account:devices.title',
  privacy: 'account:privacy.title',
} as const satisfies Record<Section, string>

/** The section that a path leads to; null where the account has none of that name. */
export function sectionOf(path: string): Section | null {
  const route = parsePath(path)
  if (route?.key === 'editProfile') return 'edit-profile'
  return SECTIONS.find((section) => section === route?.params['key']) ?? null
}
