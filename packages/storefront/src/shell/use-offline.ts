import { useEffect } from 'react'

import { hasSession } from '@otosafi/domain/session/has-session'

import { whenIdle } from '../navigation/when-idle.ts'
import { loadOverlay } from '../overlay/load-overlay.ts'

/** What only somebody does who stays. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'] as const

/**
 * Makes the site work without a connection from a visitor's first touch on: an untouched first visit asks for nothing more.
 * Not while developing, where files change under their addresses.
 */
export function useOffline(): void {
  useEffect(() => {
    if (import.meta.env.DEV) return undefined
    const wasSignedIn = hasSession(document.cookie)
    const over = new AbortController()
    const start = () => {
      if (over.signal.aborted) return
      over.abort()
      whenIdle(() => loadOverlay(wasSignedIn))
    }
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
}
