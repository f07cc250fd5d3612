import { useEffect } from 'react'

import { afterPaint } from '../../navigation/after-paint.ts'

/** Events that only a person at the page causes. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Reports a view of the car `id` to the server (P-17): by script at the first sign of a visitor, or when the page is
 * hidden after it was visible, which background tabs and prerendered pages never are. Without script by a tracking
 * pixel.
 */
export function CarViewTracker({ id }: { id: string }) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const report = () => {
      if (signal.aborted) return
      controller.abort()
      navigator.sendBeacon(`/api/cars/${id}/views`)
    }
    for (const sign of SIGNS) addEventListener(sign, () => afterPaint(report), { once: true, passive: true, signal })
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') report()
    }
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    return () => controller.abort()
  }, [id])
  return (
    <noscript>
      <img src={`/seen/${id}.gif`} alt="" width={1} height={1} />
    </noscript>
  )
}
