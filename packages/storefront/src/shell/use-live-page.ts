import { useEffect } from 'react'

import { listenToStrips } from '@otosafi/ui/slider-strip/listen-to-strips'

/**
 * Marks the page as hydrated (`data-live`), so that controls that need script are shown, and binds the slider strips, which
 * are plain HTML.
 */
export function useLivePage(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
    return listenToStrips(document)
  }, [])
}
