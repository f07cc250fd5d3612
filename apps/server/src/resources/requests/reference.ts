import { randomInt } from 'node:crypto'

import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import type { EditionId } from '@otosafi/editions/edition'
import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { EDITIONS } from '@otosafi/editions/registry'

/** Crockford's base32 alphabet, without characters that are easily confused. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Kinds of records that have a reference. */
type ReferenceKind = RequestKind | 'booking' | 'visit' | 'payment' | 'sale'

const LETTERS: Readonly<Record<ReferenceKind, string>> = {
  booking: 'BK',
  visit: 'VS',
  payment: 'PY',
  sale: 'SL',
  question: 'QU',
  callback: 'CB',
  wantedCar: 'WC',
  contactQuery: 'CQ',
  inspector: 'IN',
  diagnostic: 'DG',
  vinCheck: 'VC',
}

/** A new, human-readable reference of a request, booking, visit, payment or sale: `MA-CB-7K3Q2P4X`. */
export function createReference(edition: EditionId, kind: ReferenceKind): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return `${referencePrefix(EDITIONS[edition])}-${LETTERS[kind]}-${signs.join('')}`
}
