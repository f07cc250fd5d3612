import styles from './TabLinks.module.css'

export type TabLink = { href: string; label: string; count?: string | undefined; current?: boolean }

/** Views of one thing, each a page of its own; on a phone the row is swiped. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {links.map(({ href, label: name, count, current }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
