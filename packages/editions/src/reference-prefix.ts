import type { EditionFacts } from './edition.ts'

/** What the references of an edition begin with: its country, as people know it, or its own name where it has none. */
export function referencePrefix({ id, country }: Pick<EditionFacts, 'id' | 'country'>): string {
  return country ?? id.toUpperCase()
}
