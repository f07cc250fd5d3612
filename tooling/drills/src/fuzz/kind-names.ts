/** The kinds of cases, in the order in which they are run. */
export const KIND_NAMES = ['reads', 'writes', 'raw', 'forms', 'pages'] as const

/** A kind of cases. */
export type KindName = (typeof KIND_NAMES)[number]
