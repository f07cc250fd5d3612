import type { TextEntry } from './text-entry.ts'
import { BODY_AND_SEAT_WORDS } from './words-body.ts'
import { COLOR_WORDS } from './words-color.ts'
import { GEARBOX_AND_FUEL_WORDS } from './words-drive.ts'
import { CONDITION_AND_FEATURE_WORDS } from './words-state.ts'

/** What the five countries call body, fuel, gearbox, colour, condition, seats and features (decision 9). Brands, models and cities come from their catalogues. */
export const LOCAL_WORDS: readonly TextEntry[] = [
  ...BODY_AND_SEAT_WORDS,
  ...GEARBOX_AND_FUEL_WORDS,
  ...COLOR_WORDS,
  ...CONDITION_AND_FEATURE_WORDS,
]
