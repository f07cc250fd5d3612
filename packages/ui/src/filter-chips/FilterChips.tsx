import { RemovableChip } from '../chip/Chip.tsx'

import styles from './FilterChips.module.css'

export type FilterChip = { href: string; label: string; removeLabel: string }

/** What narrows a list, each with the way to take it away, and the way to take all away where there are several. */
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
