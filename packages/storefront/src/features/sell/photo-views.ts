import type { Texts } from '../../texts/use-texts.ts'

/** Suggested views of an offered car, by the names of a stock car's views where there are any. */
export const PHOTO_VIEWS = ['frontThreeQuarter', 'side', 'rear', 'interior', 'engine', 'dashboard', 'flaws'] as const

export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** The view that a value from outside names; null for any other value. */
export function readPhotoView(value: unknown): PhotoView | null {
  return PHOTO_VIEWS.find((view) => view === value) ?? null
}

/** The name of a view, in the visitor's language. */
export function photoViewText(t: Texts['t'], view: PhotoView): string {
  return view === 'dashboard' || view === 'flaws' ? t(`sell:photos.${view}`) : t(`vocabulary.photoView.${view}`)
}
