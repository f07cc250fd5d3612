import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { chevronEnd, chevronStart, close, minus, plus } from '../icon/icons.ts'
import { Picture } from '../picture/Picture.tsx'
import { photoAfterKey, withinPhotos } from './gallery-moves.ts'
import type { GalleryPhoto, ZoomTexts } from './gallery-photo.ts'

import styles from './GalleryZoom.module.css'

export type GalleryZoomProps = {
  /** The photographs of the gallery, in the same order. */
  photos: readonly GalleryPhoto[]
  /** Index of the photograph that it opens with. */
  first: number
  /** Labels of the view, its buttons and its position; `larger` and `smaller` are those of one button. */
  texts: ZoomTexts & { label: string; previous: string; next: string; position: (number: number) => string }
  /** Called when it is closed, with the index of the photograph that was shown last. */
  onClose: (shown: number) => void
}

/**
 * The full-screen view: a photograph fitted, or in its own size in a scroller. Plus and minus zoom, arrow keys change the
 * photograph while it is fitted; pinching zooms as usual. A native modal dialog.
 */
export function GalleryZoom({ photos, first, texts, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(first)
  const [large, setLarge] = useState(false)
  const photo = photos[shown]

  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  useEffect(() => {
    const { current } = box
    if (!current || !large || !photo) return
    const mirrored = getComputedStyle(current).direction === 'rtl'
    const beyond = (current.scrollWidth - current.clientWidth) / 2
    current.scrollTo(mirrored ? -beyond : beyond, (current.scrollHeight - current.clientHeight) / 2)
  }, [large, photo])

  function show(index: number): void {
    setShown(withinPhotos(index, photos.length))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = large ? undefined : photoAfterKey(event.key, shown, photos.length, mirrored)
    if (event.key === '+' || event.key === '=') setLarge(true)
    else if (event.key === '-') setLarge(false)
    else if (target !== undefined) show(target)
    else return
    event.preventDefault()
  }

  const step = (label: string, icon: typeof chevronEnd, index: number) => (
    <button
      type="button"
      className={styles.button}
      onClick={() => show(index)}
      aria-disabled={index !== withinPhotos(index, photos.length)}
      aria-label={label}
    >
      <Icon icon={icon} />
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={texts.label}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {texts.position(shown + 1)} <span className={styles.caption}>{photo?.caption}</span>
        </p>
        <button
          type="button"
          className={styles.button}
          onClick={() => setLarge(!large)}
          aria-label={large ? texts.smaller : texts.larger}
        >
          <Icon icon={large ? minus : plus} />
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => dialog.current?.close()}
          aria-label={texts.close}
        >
          <Icon icon={close} />
        </button>
      </div>
      <div ref={box} className={styles.box} tabIndex={0} role="group" aria-label={photo?.caption}>
        {photo ? (
          <div
            key={photo.key + photo.caption}
            className={large ? `${styles.photo} ${styles.large}` : styles.photo}
            onDoubleClick={() => setLarge(!large)}
          >
            <Picture photo={photo} alt={photo.alt} sizes="1600px" maxWidth={1600} priority />
          </div>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <div className={styles.steps}>
          {step(texts.previous, chevronStart, shown - 1)}
          {step(texts.next, chevronEnd, shown + 1)}
        </div>
      ) : null}
    </dialog>
  )
}
