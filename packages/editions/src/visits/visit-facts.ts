import type { EditionId } from '../edition.ts'

/** How an edition's showrooms take visits (P-48). Not part of the edition's facts, which pages carry. */
export type VisitFacts = {
  /** How many visits a showroom takes in one slot, unless it has a number of its own. */
  places: number
}

/** The visits of each edition. */
export const VISIT_FACTS: Readonly<Record<EditionId, VisitFacts>> = {
  ma: { places: 2 },
  ci: { places: 2 },
  coza: { places: 2 },
  rw: { places: 2 },
  sn: { places: 2 },
  default: { places: 2 },
}
