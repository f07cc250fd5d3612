import { resolve } from '@otosafi/server/contract/document'
import type { OperationSpec, Schema } from '@otosafi/server/contract/read-contract'

import type { SentRequest } from '../send.ts'

/** A text that is a name and an address as well. */
const OTHER = 'somebody.else@example.org'

/** The same request with another value in a field of its body, just as right; null where it has no such field, or is a form. */
export function changedRequest({ body }: OperationSpec, sent: SentRequest): SentRequest | null {
  const { properties = {} } = resolve(body?.schema ?? {}) as { properties?: Record<string, Schema> }
  if (body?.kind === 'multipart') return null
  const field = ['name', 'fullName', 'email'].find((name) => name in properties)
  if (field === undefined) return null
  const given: unknown = JSON.parse(String(sent.body).replace('\ufeff', ''))
  return { ...sent, body: JSON.stringify({ ...(given as object), [field]: OTHER }) }
}
