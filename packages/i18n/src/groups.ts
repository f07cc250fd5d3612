/** The groups in which texts are kept and loaded (spec section 2). A group is a file of `locales/<language>`. */
export const GROUPS = ['common', 'hero', 'routes', 'meta'] as const
export type Group = (typeof GROUPS)[number]

/** The group that a key without a group's name belongs to: `car.sold` is `common:car.sold`. */
export const DEFAULT_GROUP = 'common' satisfies Group
