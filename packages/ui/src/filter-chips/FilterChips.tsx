import { RemovableChip } from '../chip/Chip.tsx'

import styles from './FilterChips.module.css'

export type FilterChip = { href: string; label: string; removeLabel: string }

/** The active filters of a list, each with a link that removes it, and a link that removes all where there are several. */
export function FilterChips({
  label,
  chips,
  clear,
}: {
  label: string
  chips: readonly FilterChip[]
  clear: { href: string; label: string }
}) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.removeLabel}>
          <RemovableChip {...chip} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a className={styles.clear} href={clear.href}>
            {clear.label}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
