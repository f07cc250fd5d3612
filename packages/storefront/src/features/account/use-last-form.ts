import { useState } from 'react'

import type { SentForm } from '../../forms/use-form-state.ts'

/** Of forms whose results stand at one place, the one that was sent last; undefined before any was. */
export function useLastForm<Sent extends SentForm>(all: readonly Sent[]): Sent | undefined {
  const [seen, setSeen] = useState({ all, last: -1 })
  // A change belongs to the form that was sent last; the result of the one before may go.
  const changed = all.findIndex((form, place) => hasResult(form) && hasChanged(form, seen.all[place]))
  if (changed >= 0) setSeen({ all, last: changed })
  return all[seen.last] ?? all.find(hasResult)
}

function hasResult({ sending, sent, state }: SentForm): boolean {
  return sending || sent || state !== null
}

function hasChanged(now: SentForm, before: SentForm | undefined): boolean {
  return now.sending !== before?.sending || now.answer !== before.answer
}
