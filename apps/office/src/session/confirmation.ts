import { useSyncExternalStore } from 'react'

/** Calls that wait for a code: one dialog asks for all of them. */
let waiting: readonly ((isConfirmed: boolean) => void)[] = []
const watching = new Set<() => void>()

function setWaiting(next: typeof waiting): void {
  waiting = next
  for (const tell of watching) tell()
}

/** Has somebody asked for a code of the second factor; resolves to whether they gave it. */
export function confirmed(): Promise<boolean> {
  return new Promise((resolve) => setWaiting([...waiting, resolve]))
}

/** Ends the question, for all who wait. */
export function settleConfirmation(isConfirmed: boolean): void {
  const settled = waiting
  setWaiting([])
  for (const tell of settled) tell(isConfirmed)
}

/** Whether a call waits for a code. */
export function useIsCodeAsked(): boolean {
  return useSyncExternalStore(watch, () => waiting.length > 0)
}

function watch(tell: () => void): () => void {
  watching.add(tell)
  return () => watching.delete(tell)
}
