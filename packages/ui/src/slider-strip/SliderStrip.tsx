import { Children, type ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { chevronEnd, chevronStart } from '../icon/icons.ts'
import { SLIDES_IN_VIEW } from './strip-steps.ts'

import styles from './SliderStrip.module.css'

export type SliderStripProps = {
  /** Labels of the strip and of its two buttons, which show from five slides on; undefined for no buttons. */
  texts?: { label: string; previous: string; next: string } | undefined
  /** The slides in their order, each one element. */
  children: ReactNode
}

/**
 * Slides in one row: four where they fit, a little over one on a small phone. Without script it can be swiped, scrolled and
 * tabbed through; `listenToStrips` binds its buttons and arrow keys, so that it works without hydration.
 */
export function SliderStrip({ texts, children }: SliderStripProps) {
  return (
    <div className={styles.slider}>
      <div
        className={styles.strip}
        data-strip=""
        {...(texts ? { role: 'region', 'aria-label': texts.label, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {texts && Children.count(children) > SLIDES_IN_VIEW ? (
        <div className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            data-strip-step={-SLIDES_IN_VIEW}
            aria-label={texts.previous}
            aria-disabled="true"
          >
            <Icon icon={chevronStart} />
          </button>
          <button type="button" className={styles.step} data-strip-step={SLIDES_IN_VIEW} aria-label={texts.next}>
            <Icon icon={chevronEnd} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
