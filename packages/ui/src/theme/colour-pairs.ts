/** Two colour roles that are used together, and their required contrast. */
export type ColourPair = { front: string; back: string; least: 4.5 | 3 }

const GROUNDS = ['paper', 'surface', 'sunken'] as const
const TINTS = ['brand-tint', 'accent-tint', 'danger-tint'] as const

/** Text colours that may be used on every background and tint. */
const WORDS = ['ink', 'ink-soft', 'brand', 'brand-deep', 'accent-text', 'danger'] as const

/** Text colours by background. Text needs 4.5:1 at every size. */
const TEXT = {
  ...Object.fromEntries(WORDS.map((role) => [role, [...GROUNDS, ...TINTS]])),
  'brand-ink': ['brand', 'brand-deep'],
  'accent-ink': ['accent'],
  paper: ['ink'],
}

/** Control outlines, focus indicators and meaningful shapes need 3:1 (WCAG 2.2, 1.4.11). */
const CONTROLS = {
  'line-strong': GROUNDS,
  focus: [...GROUNDS, ...TINTS],
} as const

function pairs(roles: Readonly<Record<string, readonly string[]>>, least: ColourPair['least']): ColourPair[] {
  return Object.entries(roles).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))
}

/** Every allowed pair of colour roles (names without `--`). */
export const COLOUR_PAIRS: readonly ColourPair[] = [...pairs(TEXT, 4.5), ...pairs(CONTROLS, 3)]
