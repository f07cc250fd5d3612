import { useState } from 'react'

import { Gallery, photosInDocument } from '@otosafi/ui/gallery/Gallery'
import type { GalleryPhoto } from '@otosafi/ui/gallery/gallery-photo'

import { type Texts, useTexts } from '../../texts/use-texts.ts'
import type { LoadedCar } from './load-car.ts'

type Photos = LoadedCar['still']['photos']

/**
 * The photographs of a car with their captions: main ones, further views, and flaws with their place and size. Without
 * `photos` the page is the server's document, and they are read from its HTML.
 */
export function CarGallery({ name, photos }: { name: string; photos: Photos | undefined }) {
  const { t } = useTexts()
  const [written] = useState(() => (photos === undefined ? photosInDocument() : []))
  const captioned = photos?.map((photo) => captionedPhoto(photo, name, t)) ?? written
  if (captioned.length === 0) return <p>{t('car.photos.none')}</p>
  return (
    <Gallery
      photos={captioned}
      texts={{
        label: t('car.photos.gallery', { name }),
        previous: t('car.photos.previous'),
        next: t('car.photos.next'),
        position: (number) => t('car.photos.position', { number, total: captioned.length }),
        zoom: {
          open: t('car.photos.enlarge'),
          close: t('actions.close'),
          larger: t('car.photos.larger'),
          smaller: t('car.photos.smaller'),
        },
      }}
    />
  )
}

/** Prefixes of the captions of photographs that are not main ones. */
const GROUPS = { additional: 'car.photos.additional', flaw: 'car.photos.flaws' } as const

function captionedPhoto({ view, kind, flaw, ...photo }: Photos[number], name: string, t: Texts['t']): GalleryPhoto {
  const shown = flaw
    ? `${t(`inspection.sections.${flaw.section}`)} · ${t('inspection.flawSize', { size: flaw.sizeMm })}`
    : t(`vocabulary.photoView.${view}`)
  const caption = kind === 'key' ? shown : `${t(GROUPS[kind])} · ${shown}`
  return { ...photo, caption, alt: t('car.photos.caption', { name, view: shown }) }
}
