import { useState } from 'react'

import { randomUuid } from '@otosafi/domain/random-uuid'

/** Lets a form create one thing, however often it is sent: its key stays the same until `renew`, after which it creates another. */
export function useKey() {
  const [key, setKey] = useState(randomUuid)
  return { header: { 'Idempotency-Key': key }, renew: () => setKey(randomUuid()) }
}
