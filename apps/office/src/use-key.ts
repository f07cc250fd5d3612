import { useState } from 'react'

import { newKey } from '@otosafi/domain/new-key'

/** Lets a form create one thing, however often it is sent: its key stays the same until `renew`, after which it creates another. */
export function useKey() {
  const [key, setKey] = useState(newKey)
  return { header: { 'Idempotency-Key': key }, renew: () => setKey(newKey()) }
}
