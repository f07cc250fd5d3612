import type { PictureSource } from '../picture/Picture.tsx'

/** A photograph of a gallery with its finished texts. */
export type GalleryPhoto = PictureSource & { alt: string; caption: string }

/** Words of the view over the whole screen. */
export type ZoomTexts = { close: string; larger: string; smaller: string }

/** Id of a photograph's place in the gallery, counted from 0, by which other parts of the page lead to it. */
export function slideId(index: number): string {
  return `photo-${index}`
}
