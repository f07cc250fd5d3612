import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { chevronEnd, chevronStart, search } from '../icon/icons.ts'
import { useHydrated } from '../lazy/use-hydrated.ts'
import { useLoaded } from '../lazy/use-loaded.ts'
import { Picture } from '../picture/Picture.tsx'
import { photoAfterKey, withinPhotos } from './gallery-moves.ts'
import { type GalleryPhoto, slideId, type ZoomTexts } from './gallery-photo.ts'
import { GalleryThumbs } from './GalleryThumbs.tsx'

import styles from './Gallery.module.css'

export type GalleryTexts = {
  label: string
  previous: string
  next: string
  /** "Photo 2 of 9". */ position: (number: number) => string
  /** Texts of the full-screen view; without them there is none. */
  zoom?: (ZoomTexts & { open: string }) | undefined
}

/**
 * Reads the gallery's photographs from the document's HTML, so that they are not needed in the page's data.
 */
export function photosInDocument(): GalleryPhoto[] {
  return [...document.querySelectorAll<HTMLElement>(`.${styles.slide} figure`)].map((slide) => {
    const image = slide.querySelector('img') as HTMLImageElement
    const written = (name: string) => image.getAttribute(name) as string
    return {
      // Between `/photos/` and the variant's name.
      key: written('src').split('/').slice(2, -1).join('/'),
      width: Number(written('width')),
      height: Number(written('height')),
      // From the attribute: the computed style would have another notation.
      placeholder: written('style').replace('background:', ''),
      alt: written('alt'),
      caption: slide.textContent,
      ring: slide.querySelector('i')?.style.inset,
    }
  })
}

/** Id of the text that names the shown photograph. */
const POSITION = 'photo-at'

const loadZoom = () => import('./GalleryZoom.tsx')

/**
 * Photographs in a strip that can be swiped or scrolled. Without script it is a plain scroller with links to its
 * photographs on wide screens; with script it has buttons, keyboard control, a full-screen view, and announces the shown
 * photograph. Follows the reading direction. At most one a page; its photographs can be linked to.
 */
export function Gallery({
  photos,
  texts,
}: {
  /** The photographs in their order, each with its caption and alternative text. */
  photos: readonly GalleryPhoto[]
  /** Labels of the gallery, its buttons and its position, and of the full-screen view where there is one. */
  texts: GalleryTexts
}) {
  const strip = useRef<HTMLUListElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const zoom = useLoaded(zoomed, loadZoom, () => setZoomed(false))
  const isHydrated = useHydrated()
  const several = photos.length > 1

  function show(index: number): void {
    const slide = strip.current?.children[withinPhotos(index, photos.length)]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function onScroll(): void {
    const { current } = strip
    // `scrollLeft` is negative in right-to-left pages.
    if (current) setShown(Math.round(Math.abs(current.scrollLeft) / current.clientWidth))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = photoAfterKey(event.key, shown, photos.length, mirrored)
    // With Alt or Command, arrows lead back and forth between pages.
    if (target === undefined || zoomed || event.altKey || event.metaKey) return
    event.preventDefault()
    show(target)
  }

  function leaveZoom(index: number): void {
    setZoomed(false)
    show(index)
    zoomButton.current?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.gallery} aria-label={texts.label} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its button does the same for keys */}
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={onScroll}
          onClick={texts.zoom ? () => setZoomed(true) : undefined}
          tabIndex={0}
          aria-describedby={POSITION}
        >
          {photos.map((photo, index) => (
            <li key={`${photo.key}-${photo.caption}`} id={slideId(index)} className={styles.slide}>
              <figure>
                <Picture
                  photo={photo}
                  alt={photo.alt}
                  sizes="(min-width: 1100px) 760px, (min-width: 768px) 60vw, 320px"
                  maxWidth={1280}
                  priority={index === 0}
                />
                {photo.ring ? <i className={styles.ring} style={{ inset: photo.ring }} /> : null}
                <figcaption className={styles.caption}>{photo.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {/* Buttons are hidden until script is at work. A disabled one would lose the focus. */}
        <div className={styles.controls}>
          {texts.zoom ? (
            <button
              ref={zoomButton}
              type="button"
              className={styles.step}
              onClick={() => setZoomed(true)}
              aria-label={texts.zoom.open}
              aria-haspopup="dialog"
            >
              <Icon icon={search} />
            </button>
          ) : null}
          {several ? (
            <button
              type="button"
              className={styles.step}
              onClick={() => show(shown - 1)}
              aria-disabled={shown === 0}
              aria-label={texts.previous}
            >
              <Icon icon={chevronStart} />
            </button>
          ) : null}
          <p id={POSITION} className={styles.position} aria-live="polite">
            {texts.position(shown + 1)}
          </p>
          {several ? (
            <button
              type="button"
              className={styles.step}
              onClick={() => show(shown + 1)}
              aria-disabled={shown === photos.length - 1}
              aria-label={texts.next}
            >
              <Icon icon={chevronEnd} />
            </button>
          ) : null}
        </div>
      </div>
      {several ? <GalleryThumbs photos={photos} shown={shown} live={isHydrated} onShow={show} /> : null}
      {zoomed && zoom && texts.zoom ? (
        <zoom.GalleryZoom photos={photos} first={shown} texts={{ ...texts, ...texts.zoom }} onClose={leaveZoom} />
      ) : null}
    </section>
  )
}
