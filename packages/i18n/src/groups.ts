/** The groups in which the texts of pages are kept and loaded (P-05). A group is a file of `locales/<language>`. */
export const GROUPS = [
  'common',
  'hero',
  'account',
  'booking',
  'finance',
  'reading',
  'report',
  'sell',
  'services',
  'offline',
  'routes',
  'meta',
] as const
export type Group = (typeof GROUPS)[number]

/** The default group of a key: `car.sold` is `common:car.sold`. */
export const DEFAULT_GROUP = 'common' satisfies Group
