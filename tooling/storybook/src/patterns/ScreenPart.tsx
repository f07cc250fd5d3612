import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import styles from './ScreenPart.module.css'

type ScreenPartProps = {
  /** Selector of what is shown of the screen; may match several parts. */
  selector: string
  /** Whether it takes the width of the page, as a table does. */
  isWide: boolean
  /** Whether it stands on a docs page. */
  onDocsPage: boolean
  children: ReactNode
}

/** Shows a part of a whole screen, and hides all around it: the part is the product's own, in its real surroundings. */
export function ScreenPart({ selector, isWide, onDocsPage, children }: ScreenPartProps) {
  const place = useRef<HTMLDivElement>(null)
  // A summary of errors takes the focus as it appears, and would scroll the docs page to itself.
  const [still, setStill] = useState(onDocsPage)

  useLayoutEffect(() => {
    const screen = place.current
    if (!screen) return undefined
    const mark = () => {
      for (const part of screen.querySelectorAll<HTMLElement>(selector)) {
        // A box that is closed at first is shown open; the reader can close it.
        if (part instanceof HTMLDetailsElement && part.dataset['shown'] === undefined) part.open = true
        part.dataset['shown'] = ''
      }
    }
    mark()
    // Parts that are added later are shown as well, such as the next step of a form.
    const later = new MutationObserver(mark)
    later.observe(screen, { childList: true, subtree: true })
    return () => later.disconnect()
  }, [selector])
  useEffect(() => setStill(false), [])

  return (
    <div ref={place} className={isWide ? `${styles.part} ${styles.wide}` : styles.part} inert={still}>
      {children}
    </div>
  )
}
