import { useState } from 'react'

import { Gallery, photosInDocument } from '@otosafi/ui/gallery/Gallery'
import type { GalleryPhoto } from '@otosafi/ui/gallery/gallery-photo'

import { useTexts } from '../../texts/use-texts.ts'

/** The photographs of a car. Without `photos` the page is the server's document, and they are read from its HTML. */
export function CarGallery({ name, photos }: { name: string; photos: readonly GalleryPhoto[] | undefined }) {
  const { t } = useTexts()
  const [written] = useState(() => (photos === undefined ? photosInDocument() : []))
  const shown = photos ?? written
  if (shown.length === 0) return <p>{t('car.photos.none')}</p>
  return (
    <Gallery
      photos={shown}
      texts={{
        label: t('car.photos.gallery', { name }),
        previous: t('car.photos.previous'),
        next: t('car.photos.next'),
        position: (number) => t('car.photos.position', { number, total: shown.length }),
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
