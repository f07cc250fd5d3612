import { useEffect } from 'react'

import { whenIdle } from '../navigation/when-idle.ts'
import { loadOverlay } from '../overlay/load-overlay.ts'

/** Events that show that a visitor stays. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Makes the site work without a connection from a visitor's first touch on: an untouched first visit asks for nothing more.
 * Not while developing, where files change under their addresses.
 */
export function useOffline(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return undefined
    const over = new AbortController()
    const start = () => {
      if (over.signal.aborted) return
      over.abort()
      whenIdle(loadOverlay)
    }
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
}
