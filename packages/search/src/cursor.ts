import type { Sort } from '@otosafi/domain/listing/vocabulary'

import { idCodeOf } from './id-code.ts'

/** A place in a sort order: just behind the car with this sort value and id, whether or not it still exists. */
export type Cursor = {
  sort: Sort
  /** Ascending sort key, as `sortKey` gives it; `Infinity` for an unknown deal. */
  key: number
  id: string
}

const MAX_TEXT = 200

/** The opaque text of a cursor: base64url of `[sort, key, id]`. JSON has no Infinity, so null stands for it. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, Number.isFinite(key) ? key : null, id])).toString('base64url')
}

/** The cursor that `text` encodes, or null when it is malformed or belongs to another sort order. */
export function decodeCursor(text: string, sort: Sort): Cursor | null {
  if (text.length > MAX_TEXT || !/^[\w-]+$/.test(text)) return null
  const parts = parse(Buffer.from(text, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 3) return null
  const [givenSort, givenKey, id] = parts as unknown[]
  const key = givenKey === null && sort === 'bestDeal' ? Number.POSITIVE_INFINITY : givenKey
  if (givenSort !== sort || typeof key !== 'number' || typeof id !== 'string') return null
  if (idCodeOf(id) === undefined) return null
  return { sort, key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
