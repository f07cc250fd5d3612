import { useContext } from 'react'

import { SmallPictures } from './small-pictures.ts'

import styles from './Picture.module.css'

/** Widths of photographs that pages offer, pixels; the server keeps a smaller one for thumbnails. */
const WIDTHS = [640, 960, 1280, 1600] as const

/** A stored photograph; `key` addresses its variants below `/photos`. */
export type PictureSource = { key: string; width: number; height: number; placeholder: string }

export type PictureProps = {
  /** Where its files are, its size in pixels, and the colour that holds its place until it has loaded. */
  photo: PictureSource
  /** The alternative text; empty where the text beside it says the same. */
  alt: string
  /** How wide it is drawn, as the `sizes` attribute; without it the width for cards alone is offered. */
  sizes?: string
  /** The widest file to offer with `sizes`, pixels: 1280 by default, 1600 for enlarged photographs. */
  maxWidth?: (typeof WIDTHS)[number]
  /** True for the largest picture in view when the page opens, which loads at once; others load when near. */
  priority?: boolean
}

/** The width for cards, pixels: right for a phone with a pixel ratio of 2, and small enough for all others. */
const CARD_WIDTH = 640

/** The only width of large WebP pictures, pixels: few browsers need WebP, most of them on small screens. */
const WEBP_WIDTH = 960

/** The one width for visitors who save data, pixels: that of thumbnails, or 960 where a photograph is enlarged. */
function smallWidth(maxWidth: number): number {
  return maxWidth > 1280 ? WEBP_WIDTH : 320
}

/** A photograph in AVIF, WebP and JPEG at a suitable width, with its aspect ratio reserved. */
export function Picture({ photo, alt, sizes, maxWidth = 1280, priority = false }: PictureProps) {
  const isSmall = useContext(SmallPictures)
  const file = (width: number, format: string) => `/photos/${photo.key}/${width}.${format}`
  const defaultWidth = isSmall ? smallWidth(maxWidth) : CARD_WIDTH
  const avifSet =
    sizes === undefined || isSmall
      ? file(defaultWidth, 'avif')
      : WIDTHS.filter((width) => width <= maxWidth)
          .map((width) => `${file(width, 'avif')} ${width}w`)
          .join(', ')
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avifSet} sizes={isSmall ? undefined : sizes} />
      <source
        type="image/webp"
        srcSet={file(sizes === undefined || isSmall ? defaultWidth : Math.min(maxWidth, WEBP_WIDTH), 'webp')}
      />
      <img
        className={styles.image}
        src={file(defaultWidth, 'jpeg')}
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
