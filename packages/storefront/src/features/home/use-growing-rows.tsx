import { type ReactNode, useEffect, useState } from 'react'

const ignore = () => undefined

/** What lets the rows of cars grow (P-10). It is loaded for whoever scrolls: others do not see the rows. */
export function useGrowingRows(): ReactNode {
  const [rows, setRows] = useState<ReactNode>(null)
  useEffect(() => {
    const load = () => {
      import('./GrowingRows.tsx').then(({ GrowingRows }) => setRows(<GrowingRows />), ignore)
    }
    // `scroll` of a row does not bubble, so it is captured.
    const once = { once: true, passive: true, capture: true } as const
    addEventListener('scroll', load, once)
    return () => removeEventListener('scroll', load, once)
  }, [])
  return rows
}
