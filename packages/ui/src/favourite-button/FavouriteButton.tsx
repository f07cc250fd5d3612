import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/icons.ts'
import { FAVOURITE } from './favourite-name.ts'

import styles from './FavouriteButton.module.css'

/**
 * The favourite button of a car; `label` is its accessible name. With script it shows whether the car is kept, so it is hidden
 * until the root has `data-live`; the listener finds it by its name and sets `aria-pressed`. Without script it sends the form
 * around it.
 */
export function FavouriteButton({ id, label }: { id: string; label: string }) {
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
