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
 * Marks the pictures of an item as used permanently, so that earlier versions can be restored. Resolves to the errors
 * of fields that refer to an unknown brand, a city that the edition lacks, or a picture that was neither uploaded for
 * content nor the item's already.
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
