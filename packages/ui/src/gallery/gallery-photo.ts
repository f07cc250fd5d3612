import type { PictureSource } from '../picture/Picture.tsx'

/** A photograph of a gallery with its finished texts; `ring` is the circle around what it is about, as CSS `inset`. */
export type GalleryPhoto = PictureSource & { alt: string; caption: string; ring?: string | undefined }

/** Texts of the full-screen view. */
export type ZoomTexts = { close: string; larger: string; smaller: string }

/** Id of a photograph in the gallery, by index from 0, for links from other parts of the page. */
export function slideId(index: number): string {
  return `photo-${index}`
}
