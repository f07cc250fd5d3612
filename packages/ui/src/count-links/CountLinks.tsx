import type { ReactNode } from 'react'

import styles from './CountLinks.module.css'

export type CountLink = {
  href: string
  label: string
  /** A formatted number. */
  count: string
  /** A picture above the label; links with pictures are tiles, others rows. */
  picture?: ReactNode
}

/** Links to filtered lists with their counts. All of them have a picture, or none. */
export function CountLinks({
  links,
}: {
  /** The lists in the order shown, each with its address, name, formatted count and perhaps a picture. */
  links: readonly CountLink[]
}) {
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
