import { useEffect, useState } from 'react'

/**
 * Delays `opened` by one render for a panel that is loaded when it is opened: Mantine remembers the focused element when a
 * panel changes to open, not when it is mounted open.
 */
export function useOpening(opened: boolean): boolean {
  const [seenClosed, setSeenClosed] = useState(false)
  useEffect(() => setSeenClosed(true), [])
  return opened && seenClosed
}
