import type { Language } from '@otosafi/editions/language'

/** Foundations, compared in both colour schemes at one width: they show faults of the design tokens. */
export const KEY_FOUNDATIONS = [
  'foundations-colour--all-colours',
  'foundations-space--grid',
  'foundations-space--corners',
  'foundations-space--elevation',
  'foundations-layout--breakpoints',
  'foundations-icons--left-to-right',
  'foundations-illustration--drawings',
  'foundations-data-display--facts-and-lists',
  'foundations-accessibility--focus',
] as const

/** A story of each pattern, compared in both colour schemes at one width, in each of `PATTERN_LANGUAGES`. */
export const KEY_PATTERNS = [
  'patterns-forms-with-errors--refused',
  'patterns-multi-step-with-autosave--first-step',
  'patterns-money-and-monthly-figures--car-price',
  'patterns-money-and-monthly-figures--each-month',
  'patterns-filters-and-results--chosen',
  'patterns-empty-loading-and-failure--empty',
  'patterns-offline--unreached',
  'patterns-consent--taken-back',
  'patterns-sign-in-and-codes--wrong-code',
  'patterns-booking-with-countdown--asked',
  'patterns-evidence-and-doubt--contradicted',
  'patterns-share--vote',
] as const

/** French for its long sentences, Arabic for right-to-left. */
export const PATTERN_LANGUAGES = ['fr', 'ar'] as const satisfies Language[]
