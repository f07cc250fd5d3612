import type { ProblemError } from '@otosafi/api-client/problem'
import { type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import { CONTENT_PICTURES, keepUpload } from '../media/uploads/uploads.ts'
import { isCity } from './catalogue.queries.ts'
import { type ContentRow, wasInContent } from './content.queries.ts'

type Item = { edition: EditionId; list: ContentList; id: string }
type Payload = ContentRow['payload']

/**
 * Keeps the pictures that an item names from now on, also once it names others: what it said before can be put back. Resolves to what is
 * wrong with the fields that name a brand that is none, a city which the edition has not, or a picture that was neither sent for its content
 * nor the item's before.
 */
export async function keepReferences(
  write: Write,
  item: Item,
  { payload, former }: { payload: Payload; former: Payload },
): Promise<ProblemError[]> {
  const errors: ProblemError[] = []
  for (const [name, { kind }] of contentFieldsOf(item.list)) {
    const value = payload[name]
    if (value === undefined || value === former[name]) continue
    const path = `/body/values/${name}`
    if (kind === 'city' && !(await isCity(write, item.edition, value as string)))
      errors.push({ path, code: 'option', values: {} })
    if (kind === 'brands' && !(await areBrands(write, value as string[])))
      errors.push({ path, code: 'option', values: {} })
    if (kind === 'picture' && !(await keepPicture(write, item, name, value as string)))
      errors.push({ path, code: 'invalid', values: {} })
  }
  return errors
}

function keepPicture(write: Write, item: Item, name: string, key: string): Promise<boolean> {
  if (key.startsWith(CONTENT_PICTURES)) return keepUpload(write, item.edition, key)
  return wasInContent(write, item, { [name]: key })
}

async function areBrands(write: Write, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const known = await write.selectFrom('brands').select('id').where('id', 'in', ids).execute()
  return known.length === ids.length
}
