import type { ReactNode } from 'react'

import styles from './CountLinks.module.css'

export type CountLink = {
  href: string
  label: string
  /** Written as the country writes numbers. */
  count: string
  /** What stands above the label; links with pictures are tiles, others rows. */
  picture?: ReactNode
}

/** Ways into narrowed lists, each with how much is there. All of them have a picture, or none. */
export function CountLinks({ links }: { links: readonly CountLink[] }) {
  const hasPictures = links.some(({ picture }) => picture !== undefined)
  return (
    <ul className={hasPictures ? styles.tiles : styles.rows}>
      {links.map(({ href, label, count, picture }) => (
        <li key={href}>
          <a className={hasPictures ? styles.tile : styles.row} href={href}>
            {picture}
            <bdi>{label}</bdi>
            <span className={styles.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
