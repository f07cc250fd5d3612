import sprite from './car-states.svg?url&no-inline'

/** The states of a car that are drawn; keys are the grades of the car vocabulary, and the ids in `car-states.svg`. */
export const CAR_STATE_NAMES = ['excellent', 'good', 'average', 'damaged'] as const

export type CarStateName = (typeof CAR_STATE_NAMES)[number]

/**
 * The state of a car as a small decorative line drawing of it from its side; its name stands beside it as text. The drawings are
 * one SVG sprite, which loads when the first is shown.
 */
export function CarStateIcon({
  state,
}: {
  /** The state to draw, by its grade in the car vocabulary. */
  state: CarStateName
}) {
  return (
    <svg width="80" viewBox="0 0 48 24" aria-hidden="true">
      <use href={`${sprite}#${state}`} />
    </svg>
  )
}
