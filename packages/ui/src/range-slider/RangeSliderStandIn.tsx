import type { CSSProperties } from 'react'

import { type Range, type Scale, thumbsOf } from './range-ends.ts'

import styles from './RangeSliderStandIn.module.css'

/**
 * A placeholder of the same size for a `RangeSlider`, above `RangeFields` until it is loaded. Hidden without script.
 * `scale` must have two different ends.
 */
export function RangeSliderStandIn({ range, scale }: { range: Range; scale: Scale }) {
  const { min, max } = scale
  const [low, high] = thumbsOf(range, scale).map((value) => ((value - min) / (max - min)).toFixed(3))
  return (
    <div className={styles.track} style={{ '--low': low, '--high': high } as CSSProperties} aria-hidden="true">
      <div className={styles.bar} />
    </div>
  )
}
