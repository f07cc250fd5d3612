import type { Photo } from '@otosafi/api-client/schema'
import type { GalleryPhoto } from '@otosafi/ui/gallery/gallery-photo'
import { ringOf } from '@otosafi/ui/gallery/ring-of'

import { shownPicture } from '../../parts/pictures/shown-picture.ts'
import type { Texts } from '../../texts/use-texts.ts'

/** Text keys of the prefixes of captions; main photographs (`key`) have none. */
const CAPTION_PREFIXES = { additional: 'car.photos.additional', flaw: 'car.photos.flaws' } as const

/** A photograph as the gallery of a car named `name` shows it; that of a flaw with its size, and a ring where it is. */
export function shownPhoto({ view, kind, flaw, ...picture }: Photo, name: string, t: Texts['t']): GalleryPhoto {
  const subject = flaw
    ? `${t(`inspection.sections.${flaw.section}`)} · ${t('inspection.flawSize', { size: flaw.sizeMm })}`
    : t(`vocabulary.photoView.${view}`)
  return {
    ...shownPicture(picture),
    alt: t('car.photos.caption', { name, view: subject }),
    caption: kind === 'key' ? subject : `${t(CAPTION_PREFIXES[kind])} · ${subject}`,
    ...(flaw?.mark && { ring: ringOf(flaw.mark, picture) }),
  }
}
