import { type OperationSpec, resolve, type Schema } from '../../../contract/document.ts'
import type { SentRequest } from '../send.ts'

/** A text that is a name and an address as well. */
const OTHER = 'somebody.else@example.org'

/** The same request with another value in a field of its body, just as right. Throws an Error where it has no such field. */
export function changedRequest({ id, body }: OperationSpec, sent: SentRequest): SentRequest {
  const { properties = {} } = resolve(body?.schema ?? {}) as { properties?: Record<string, Schema> }
  const field = ['name', 'fullName', 'email'].find((name) => name in properties)
  if (field === undefined) throw new Error(`${id} has no field that can be changed`)
  const given: unknown = JSON.parse(String(sent.body).replace('\ufeff', ''))
  return { ...sent, body: JSON.stringify({ ...(given as object), [field]: OTHER }) }
}
