/** Two colour roles that meet on screen, and the contrast that they owe each other. */
export type ColourPair = { front: string; back: string; least: 4.5 | 3 }

const GROUNDS = ['paper', 'surface', 'sunken'] as const
const TINTS = ['brand-tint', 'accent-tint', 'danger-tint'] as const

/** Roles of words that may stand on every ground and tint, so that no component need ask. */
const WORDS = ['ink', 'ink-soft', 'brand', 'brand-deep', 'accent-text', 'danger'] as const

/** Roles of text by the grounds on which they stand. Text owes 4.5:1 at every size, so that no size is an excuse. */
const TEXT = {
  ...Object.fromEntries(WORDS.map((role) => [role, [...GROUNDS, ...TINTS]])),
  'brand-ink': ['brand', 'brand-deep'],
  'accent-ink': ['accent'],
  paper: ['ink'],
}

/** Outlines of controls, marks of the focus and filled parts that carry meaning owe 3:1 (WCAG 2.2, 1.4.11). */
const CONTROLS = {
  'line-strong': GROUNDS,
  focus: [...GROUNDS, ...TINTS],
} as const

function pairs(roles: Readonly<Record<string, readonly string[]>>, least: ColourPair['least']): ColourPair[] {
  return Object.entries(roles).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))
}

/** Every pair of colour roles (names without `--`) that a component may put together. */
export const COLOUR_PAIRS: readonly ColourPair[] = [...pairs(TEXT, 4.5), ...pairs(CONTROLS, 3)]
