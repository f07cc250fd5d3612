import { randomInt } from 'node:crypto'

import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'

/** Signs that are not taken for one another when they are read out (Crockford's). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const LETTERS: Readonly<Record<RequestKind, string>> = {
  question: 'QU',
  callback: 'CB',
  wantedCar: 'WC',
  contactQuery: 'CQ',
}

/** A new reference of a request, as people read and say it: `MA-CB-7K3Q2P4X`. */
export function createReference(edition: EditionId, kind: RequestKind): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return `${edition.toUpperCase()}-${LETTERS[kind]}-${signs.join('')}`
}
