import { useEffect, useRef } from 'react'

import { type GalleryPhoto, slideId } from './gallery-photo.ts'

import styles from './Gallery.module.css'

export type GalleryThumbsProps = {
  /** The photographs of the strip, in the same order. */
  photos: readonly GalleryPhoto[]
  /** Index of the photograph that the strip shows; its thumbnail is marked and scrolled into view. */
  shown: number
  /** True once script is at work: the row is then one tab stop (roving tabindex). */
  live: boolean
  /** Called when a thumbnail is chosen, with the index of its photograph. */
  onShow: (index: number) => void
}

/** Thumbnails, on wide screens: links to the slides, which work without script. */
export function GalleryThumbs({ photos, shown, live, onShow }: GalleryThumbsProps) {
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const thumb = row.current?.children[shown]
    const link = thumb?.querySelector('a')
    // On keyboard control the focus moves too; otherwise only the row is scrolled, never the page.
    if (row.current?.contains(document.activeElement)) link?.focus({ preventScroll: true })
    if (row.current && thumb) centre(row.current, thumb)
  }, [shown])

  return (
    <ul ref={row} className={styles.thumbs}>
      {photos.map((photo, index) => (
        <li key={`${photo.key}-${photo.caption}`}>
          <a
            href={`#${slideId(index)}`}
            className={styles.thumb}
            aria-current={index === shown ? 'true' : undefined}
            tabIndex={live && index !== shown ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault()
              onShow(index)
            }}
          >
            {/* WebP alone: a picture element a thumbnail would weigh more than AVIF saves. */}
            <img src={`/photos/${photo.key}/320.webp`} alt={photo.caption} width="96" height="72" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls a row to centre one of its items. */
function centre(row: Element, part: Element): void {
  const [whole, one] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft += one.left + one.width / 2 - whole.left - whole.width / 2
}
