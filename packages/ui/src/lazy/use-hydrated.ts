import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated: false on the server and during hydration, so that controls that need script are hidden. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
