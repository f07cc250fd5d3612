import { useSyncExternalStore } from 'react'

/** Calls that wait for a code: one dialog asks for all of them. */
let waiting: readonly ((isConfirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

function setWaiting(next: typeof waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks for a code of the second factor; resolves to whether it was given. */
export function confirmed(): Promise<boolean> {
  return new Promise((resolve) => setWaiting([...waiting, resolve]))
}

/** Answers all waiting calls. */
export function settleConfirmation(isConfirmed: boolean): void {
  const settled = waiting
  setWaiting([])
  for (const resolve of settled) resolve(isConfirmed)
}

/** Whether a call waits for a code. */
export function useIsCodeAsked(): boolean {
  return useSyncExternalStore(watch, () => waiting.length > 0)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
