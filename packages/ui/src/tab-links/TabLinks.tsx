import styles from './TabLinks.module.css'

export type TabLink = { href: string; label: string; count?: string | undefined; current?: boolean }

/**
 * Links to the views of one thing, each a page of its own. On a phone the row can be swiped, and begins with the current
 * one in view.
 */
export function TabLinks({
  label,
  links,
}: {
  /** Accessible name of the navigation: what these are the views of. */
  label: string
  /** The views in the order shown, each with its address and perhaps a formatted count; one is current. */
  links: readonly TabLink[]
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {links.map(({ href, label: name, count, current }) => (
          <li key={href}>
            <a
              className={styles.tab}
              href={href}
              aria-current={current ? 'page' : undefined}
              ref={current ? bringIntoView : null}
            >
              {name}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For browsers that do not know `scroll-initial-target`. Scrolls the row alone, never the page. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (!link || !row) return
  const outer = row.getBoundingClientRect()
  const inner = link.getBoundingClientRect()
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}
