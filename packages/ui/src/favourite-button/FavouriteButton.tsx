import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/icons.ts'

import styles from './FavouriteButton.module.css'

/**
 * The heart of a car. It needs script, so it is hidden until `data-live` stands on the root; whoever listens finds the
 * car in `data-favourite` and says by `aria-pressed` whether it is kept. `label` says what it keeps.
 */
export function FavouriteButton({ id, label }: { id: string; label: string }) {
  return (
    <button type="button" className={styles.favourite} data-favourite={id} aria-pressed="false" aria-label={label}>
      <Icon icon={heart} />
    </button>
  )
}
