import type { Params } from 'react-router'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { NotThere } from './api.ts'

/** The edition of an address. Throws {@link NotThere} for an unknown one. */
export function editionOf(params: Params): EditionId {
  const edition = EDITION_IDS.find((each) => each === params['edition'])
  if (edition === undefined) throw new NotThere()
  return edition
}
