import { useEffect, useState } from 'react'

/**
 * Whether a panel is open, one rendering late where it is loaded only when it is opened: Mantine remembers what had the
 * focus when it sees a panel open, not when it sees one that is open already.
 */
export function useOpening(opened: boolean): boolean {
  const [seenClosed, setSeenClosed] = useState(false)
  useEffect(() => setSeenClosed(true), [])
  return opened && seenClosed
}
