import type { CSSProperties } from 'react'

import { type Range, type Scale, thumbsOf } from './range-ends.ts'

import styles from './RangeSliderStandIn.module.css'

/**
 * A placeholder of the same size for a `RangeSlider`, above `RangeFields` until it is loaded. Hidden without script.
 */
export function RangeSliderStandIn({
  range,
  scale,
}: {
  /** Where the thumbs stand, whole units; an undefined end is no bound, its thumb at the end of the scale. */
  range: Range
  /** The ends of the scale, whole units; they must differ. */
  scale: Scale
}) {
  const { min, max } = scale
  const [low, high] = thumbsOf(range, scale).map((value) => ((value - min) / (max - min)).toFixed(3))
  return (
    <div className={styles.track} style={{ '--low': low, '--high': high } as CSSProperties} aria-hidden="true">
      <div className={styles.bar} />
    </div>
  )
}
