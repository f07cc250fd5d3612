import { randomInt } from 'node:crypto'

import { REQUEST_LETTERS } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'
import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { EDITIONS } from '@otosafi/editions/registry'

/** Crockford's base32 alphabet, without characters that are easily confused. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** The letters of each kind of record that has a reference. */
const LETTERS = { ...REQUEST_LETTERS, booking: 'BK', visit: 'VS', payment: 'PY', sale: 'SL' } as const
type ReferenceKind = keyof typeof LETTERS

/** A new, human-readable reference of a request, booking, visit, payment or sale: `MA-CB-7K3Q2P4X`. */
export function createReference(edition: EditionId, kind: ReferenceKind): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return `${referencePrefix(EDITIONS[edition])}-${LETTERS[kind]}-${signs.join('')}`
}
