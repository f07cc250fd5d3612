import type { IconData } from './icons.ts'

import styles from './Icon.module.css'

/** A decorative line icon, a little over one em wide; the text beside it says what it means. */
export function Icon({
  icon: { d, mirror, filled },
}: {
  /** The drawing, such as one of `icons.ts`; arrows turn round in right-to-left pages. */
  icon: IconData
}) {
  const looks = [styles.icon, mirror && styles.mirror, filled && styles.filled].filter(Boolean)
  return (
    <svg className={looks.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
