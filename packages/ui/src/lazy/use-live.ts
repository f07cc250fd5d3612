import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script is at work: false in the server's HTML and while it is hydrated, so that nothing dead is shown there. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
