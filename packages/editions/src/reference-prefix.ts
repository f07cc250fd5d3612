import type { EditionFacts } from './edition.ts'

/** The prefix of an edition's references: its country's code, or its own name where it has none. */
export function referencePrefix({ id, country }: Pick<EditionFacts, 'id' | 'country'>): string {
  return country ?? id.toUpperCase()
}
