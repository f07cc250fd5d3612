import { type PaperRules } from '@otosafi/domain/car/papers'

import type { CountryPapers } from '../country.ts'
import type { EditionId } from '../edition.ts'
import { COUNTRIES, EDITIONS } from '../registry.ts'

/** The papers that a country asks for, and how a car is transferred there. */
export function paperRulesOf(edition: EditionId): PaperRules & Pick<CountryPapers, 'transfer' | 'date'> {
  return { kinds: EDITIONS[edition].documents, ...COUNTRIES[edition].papers }
}
