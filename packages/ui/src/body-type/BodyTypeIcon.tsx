import sprite from './body-types.svg?url&no-inline'

import styles from './BodyTypeIcon.module.css'

/** The body types that are drawn; keys are those of the car vocabulary, and the ids in `body-types.svg`. */
export const BODY_TYPE_NAMES = [
  'hatchback',
  'sedan',
  'suv',
  'pickup',
  'estate',
  'minivan',
  'van',
  'coupe',
  'convertible',
] as const

export type BodyTypeName = (typeof BODY_TYPE_NAMES)[number]

/**
 * A body type as a small decorative line drawing of a car from its side; its name stands beside it as text. The drawings
 * are one SVG sprite, which loads when the first is shown, so that they are in no page's HTML.
 */
export function BodyTypeIcon({
  type,
}: {
  /** The body type to draw, by its key in the car vocabulary. */
  type: BodyTypeName
}) {
  return (
    <svg className={styles.car} viewBox="0 0 48 24" aria-hidden="true">
      <use href={`${sprite}#${type}`} />
    </svg>
  )
}
