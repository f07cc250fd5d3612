import type { TextEntry } from './text-entry.ts'
import { BODY_AND_SEAT_WORDS } from './words-body.ts'
import { COLOR_WORDS } from './words-color.ts'
import { DRIVE_WORDS } from './words-drive.ts'
import { CONDITION_AND_FEATURE_WORDS } from './words-state.ts'

/**
 * Local names of body, fuel, gearbox, driven wheels, colour, condition, seats and features (P-15). Those of brands,
 * models and cities come from their catalogues.
 */
export const LOCAL_WORDS: readonly TextEntry[] = [
  ...BODY_AND_SEAT_WORDS,
  ...DRIVE_WORDS,
  ...COLOR_WORDS,
  ...CONDITION_AND_FEATURE_WORDS,
]
