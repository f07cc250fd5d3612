import { useEffect } from 'react'

import { afterPaint } from '../../navigation/after-paint.ts'

/** Events that show that a person looks at the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Reports a view of the car `id` to the server (P-17): by script at the first sign of a visitor, or when the page is
 * hidden after it was visible, which background tabs and prerendered pages never are. Without script by a tracking
 * pixel.
 */
export function ViewMark({ id }: { id: string }) {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const tell = () => {
      if (signal.aborted) return
      over.abort()
      navigator.sendBeacon(`/api/cars/${id}/views`)
    }
    for (const sign of SIGNS) addEventListener(sign, () => afterPaint(tell), { once: true, passive: true, signal })
    const leave = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    document.addEventListener('visibilitychange', leave, { signal })
    return () => over.abort()
  }, [id])
  return (
    <noscript>
      <img src={`/seen/${id}.gif`} alt="" width={1} height={1} />
    </noscript>
  )
}
