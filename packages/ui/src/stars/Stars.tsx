import { Icon } from '../icon/Icon.tsx'
import { star, starFilled, starHalf } from '../icon/icons.ts'
import { starsOf } from './stars-of.ts'

import styles from './Stars.module.css'

/** A rating out of five as stars. */
export function Stars({
  rating,
  label,
}: {
  /** The rating from 0 to 5, drawn to the nearest half star. */
  rating: number
  /** The rating in words, for screen readers: "4.5 out of 5". */
  label: string
}) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {starsOf(rating).map((kind, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a star is known by its place alone
        <span key={place}>
          <Icon icon={kind === 'full' ? starFilled : star} />
          {kind === 'half' ? <Icon icon={starHalf} /> : null}
        </span>
      ))}
    </span>
  )
}
