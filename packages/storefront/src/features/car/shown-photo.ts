import type { Photo } from '@otosafi/api-client/schema'
import type { GalleryPhoto } from '@otosafi/ui/gallery/gallery-photo'
import { ringOf } from '@otosafi/ui/gallery/ring-of'

import { shownPicture } from '../../parts/pictures/shown-picture.ts'
import type { Texts } from '../../texts/use-texts.ts'

/** Prefixes of the captions of photographs that are not main ones. */
const GROUPS = { additional: 'car.photos.additional', flaw: 'car.photos.flaws' } as const

/** A photograph as the gallery of a car named `name` shows it: main ones, further views, and flaws with their place and size. */
export function shownPhoto({ view, kind, flaw, ...picture }: Photo, name: string, t: Texts['t']): GalleryPhoto {
  const shown = flaw
    ? `${t(`inspection.sections.${flaw.section}`)} · ${t('inspection.flawSize', { size: flaw.sizeMm })}`
    : t(`vocabulary.photoView.${view}`)
  return {
    ...shownPicture(picture),
    alt: t('car.photos.caption', { name, view: shown }),
    caption: kind === 'key' ? shown : `${t(GROUPS[kind])} · ${shown}`,
    ...(flaw?.mark && { ring: ringOf(flaw.mark, picture) }),
  }
}
