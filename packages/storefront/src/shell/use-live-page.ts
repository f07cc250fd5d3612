import { useEffect } from 'react'

import { listenToStrips } from '@otosafi/ui/slider-strip/listen-to-strips'

/**
 * Marks the page as one with script (`data-live`), so that controls which need it show, and gives life to what is plain
 * HTML: strips of slides.
 */
export function useLivePage(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
    return listenToStrips(document)
  }, [])
}
