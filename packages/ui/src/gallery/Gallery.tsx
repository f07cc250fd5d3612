import { useId, useRef, useState } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { Picture, type PictureSource } from '../picture/Picture.tsx'

import styles from './Gallery.module.css'

export type GalleryPhoto = PictureSource & { alt: string; caption: string }
export type GalleryTexts = {
  label: string
  previous: string
  next: string
  /** "Photo 2 of 9". */ position: (number: number) => string
}

/**
 * Photographs in a strip that is swiped, scrolled or stepped through. It is a plain scroller before script; with script
 * it has buttons and arrow keys, and says which photograph is shown. Follows the reading direction.
 */
export function Gallery({ photos, texts }: { photos: readonly GalleryPhoto[]; texts: GalleryTexts }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const statusId = useId()

  function show(index: number): void {
    const target = Math.max(0, Math.min(photos.length - 1, index))
    strip.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function onScroll(): void {
    const { current } = strip
    // Scrolled distances are negative in right-to-left pages.
    if (current) setShown(Math.round(Math.abs(current.scrollLeft) / current.clientWidth))
  }

  return (
    <section
      className={styles.gallery}
      aria-label={texts.label}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        if (step === undefined || !strip.current) return
        event.preventDefault()
        show(shown + (getComputedStyle(strip.current).direction === 'rtl' ? -step : step))
      }}
    >
      <ul ref={strip} className={styles.strip} onScroll={onScroll} tabIndex={0} aria-describedby={statusId}>
        {photos.map((photo, index) => (
          <li key={`${photo.key}-${photo.caption}`} className={styles.slide}>
            <figure>
              <Picture
                photo={photo}
                alt={photo.alt}
                sizes="(min-width: 1100px) 760px, (min-width: 768px) 60vw, 320px"
                maxWidth={1280}
                priority={index === 0}
              />
              <figcaption className={styles.caption}>{photo.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          onClick={() => show(shown - 1)}
          disabled={shown === 0}
          aria-label={texts.previous}
        >
          <span className={styles.back}>
            <Icon name="chevronEnd" />
          </span>
        </button>
        <p id={statusId} className={styles.position} aria-live="polite">
          {texts.position(shown + 1)}
        </p>
        <button
          type="button"
          className={styles.step}
          onClick={() => show(shown + 1)}
          disabled={shown === photos.length - 1}
          aria-label={texts.next}
        >
          <Icon name="chevronEnd" />
        </button>
      </div>
    </section>
  )
}
