import type { EditionId } from '@otosafi/editions/edition'

/** The editions that have a demonstration: stock, content and words. Any other one starts empty. */
export const DEMONSTRATED = ['ma', 'ci', 'coza', 'rw', 'sn', 'default'] as const satisfies readonly EditionId[]
export type Demonstrated = (typeof DEMONSTRATED)[number]

/** Whether an edition has a demonstration. */
export function isDemonstrated(edition: EditionId): edition is Demonstrated {
  return DEMONSTRATED.some((each) => each === edition)
}
