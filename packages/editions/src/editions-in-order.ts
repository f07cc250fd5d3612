import { EDITION_IDS, type EditionFacts, type EditionId, FIRST_COUNTRY } from './edition.ts'

/** The editions in the order in which they are offered: where no country is known, South Africa stands first (P-01). */
export function editionsInOrder({ country }: Pick<EditionFacts, 'country'>): readonly EditionId[] {
  return country === null ? [FIRST_COUNTRY, ...EDITION_IDS.filter((id) => id !== FIRST_COUNTRY)] : EDITION_IDS
}
