import { type ReactNode, useEffect, useState } from 'react'

const ignore = () => undefined

/** Infinite scroll of the rows of cars (P-10), loaded on the first scroll: the rows are below the fold. */
export function useEndlessRows(): ReactNode {
  const [rows, setRows] = useState<ReactNode>(null)
  useEffect(() => {
    const load = () => {
      import('./EndlessRows.tsx').then(({ EndlessRows }) => setRows(<EndlessRows />), ignore)
    }
    // `scroll` of a row does not bubble, so it is captured.
    const once = { once: true, passive: true, capture: true } as const
    addEventListener('scroll', load, once)
    return () => removeEventListener('scroll', load, once)
  }, [])
  return rows
}
