import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/icons.ts'
import { FAVOURITE } from './favourite-name.ts'

import styles from './FavouriteButton.module.css'

/**
 * The favourite button of a car. With script it shows whether the car is one, so it is hidden until the root has
 * `data-live`; the listener finds it by its name and sets `aria-pressed`. Without script it sends the form around it.
 */
export function FavouriteButton({
  id,
  label,
}: {
  /** The car's id, which the form sends. */
  id: string
  /** Accessible name, which names the car: "Keep Dacia Duster 2019"; the same whether it is a favourite or not. */
  label: string
}) {
  return (
    <button
      type="submit"
      className={styles.favourite}
      name={FAVOURITE}
      value={id}
      aria-pressed="false"
      aria-label={label}
    >
      <Icon icon={heart} />
    </button>
  )
}
