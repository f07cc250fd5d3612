/** Two colour roles that meet on screen, and the contrast that they owe each other. */
export type ColourPair = { front: string; back: string; least: 4.5 | 3 }

const GROUNDS = ['paper', 'surface', 'sunken'] as const

/** Roles of text by the grounds on which they stand. Text owes 4.5:1 at every size, so that no size is an excuse. */
const TEXT = {
  ink: [...GROUNDS, 'brand-tint', 'accent-tint', 'danger-tint'],
  'ink-soft': [...GROUNDS, 'brand-tint'],
  brand: [...GROUNDS, 'brand-tint'],
  'brand-deep': [...GROUNDS, 'brand-tint'],
  'brand-ink': ['brand', 'brand-deep'],
  'accent-ink': ['accent'],
  'accent-text': [...GROUNDS, 'accent-tint'],
  danger: [...GROUNDS, 'danger-tint'],
  paper: ['ink'],
} as const

/** Outlines of controls, marks of the focus and filled parts that carry meaning owe 3:1 (WCAG 2.2, 1.4.11). */
const CONTROLS = {
  'line-strong': GROUNDS,
  focus: [...GROUNDS, 'brand-tint'],
} as const

function pairs(roles: Readonly<Record<string, readonly string[]>>, least: ColourPair['least']): ColourPair[] {
  return Object.entries(roles).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))
}

/** Every pair of colour roles (names without `--`) that a component may put together. */
export const COLOUR_PAIRS: readonly ColourPair[] = [...pairs(TEXT, 4.5), ...pairs(CONTROLS, 3)]
