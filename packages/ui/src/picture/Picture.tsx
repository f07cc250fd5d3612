import styles from './Picture.module.css'

/** Widths of photographs that pages offer, pixels; the server keeps a smaller one for thumbnails. */
const WIDTHS = [640, 960, 1280, 1600] as const

/** A stored photograph; `key` addresses its variants below `/photos`. */
export type PictureSource = { key: string; width: number; height: number; placeholder: string }

export type PictureProps = {
  photo: PictureSource
  alt: string
  /** How wide it is shown, as the `sizes` attribute. Without it only the width of cards is offered, with it no smaller one. */
  sizes?: string
  /** The largest variant worth offering at this place. */
  maxWidth?: (typeof WIDTHS)[number]
  /** True for the one picture that the page opens with. */
  priority?: boolean
}

/** The variant for cards, pixels: what a phone with twice the pixels takes for one, and small enough for all others. */
const CARD_WIDTH = 640

/** The WebP of large pictures, pixels: the few browsers that want it, most of them on small screens, have no choice of widths. */
const WEBP_WIDTH = 960

/** A photograph in AVIF, WebP and JPEG at the width that fits, in a box of its own ratio so that nothing moves. */
export function Picture({ photo, alt, sizes, maxWidth = 1280, priority = false }: PictureProps) {
  const file = (width: number, format: string) => `/photos/${photo.key}/${width}.${format}`
  const set =
    sizes === undefined
      ? file(CARD_WIDTH, 'avif')
      : WIDTHS.filter((width) => width <= maxWidth)
          .map((width) => `${file(width, 'avif')} ${width}w`)
          .join(', ')
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={set} sizes={sizes} />
      <source
        type="image/webp"
        srcSet={file(sizes === undefined ? CARD_WIDTH : Math.min(maxWidth, WEBP_WIDTH), 'webp')}
      />
      <img
        className={styles.image}
        src={file(CARD_WIDTH, 'jpeg')}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={{ background: photo.placeholder }}
      />
    </picture>
  )
}
