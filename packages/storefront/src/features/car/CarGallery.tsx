import { Gallery } from '@otosafi/ui/gallery/Gallery'

import { useTexts } from '../../texts/use-texts.ts'
import type { LiveCar } from './load-car.ts'

/** The photographs of a car with their captions: views, and flaws with their place and size. */
export function CarGallery({ name, photos }: Pick<LiveCar, 'name' | 'photos'>) {
  const { t } = useTexts()
  if (photos.length === 0) return <p>{t('car.photos.none')}</p>
  const captioned = photos.map((photo) => {
    const caption = photo.flaw
      ? `${t(`inspection.sections.${photo.flaw.section}`)}: ${t('inspection.flawSize', { size: photo.flaw.sizeMm })}`
      : t(`vocabulary.photoView.${photo.view}`)
    return { ...photo, caption, alt: t('car.photos.caption', { name, view: caption }) }
  })
  return (
    <Gallery
      photos={captioned}
      texts={{
        label: t('car.photos.gallery', { name }),
        previous: t('car.photos.previous'),
        next: t('car.photos.next'),
        position: (number) => t('car.photos.position', { number, total: photos.length }),
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
