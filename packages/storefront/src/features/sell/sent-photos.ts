import type { Picture } from '@otosafi/api-client/schema'

import { type PhotoView, readPhotoView } from './photo-views.ts'

/** A photo that was sent before its form. `at` is when, milliseconds since 1970; `view` what it was chosen to show. */
export type SentPhoto = Picture & { at: number; view: PhotoView | null }

/** Lifetime of an uploaded photo without its form: an hour less than on the server. */
const LIFETIME_MS = 23 * 3_600_000

const KEY = /^uploads\/[0-9a-f]{48}$/
const COLOUR = /^#[0-9a-f]{6}$/

/**
 * The photos in a value from outside (a draft, a link) that the server still keeps at `now`, and whether there are others that it
 * does not; whatever is none is left out.
 */
export function readSentPhotos(value: unknown, now: number): { photos: SentPhoto[]; hasLapsed: boolean } {
  const sent = Array.isArray(value) ? sentPhotosIn(value) : []
  const photos = sent.filter(({ at }) => at > now - LIFETIME_MS && at <= now)
  return { photos, hasLapsed: photos.length < sent.length }
}

function sentPhotosIn(values: readonly unknown[]): SentPhoto[] {
  return values.flatMap((each): SentPhoto[] => {
    if (typeof each !== 'object' || each === null) return []
    const { key, width, height, placeholder, at, view } = each as Record<string, unknown>
    const isPicture =
      typeof key === 'string' && KEY.test(key) && typeof placeholder === 'string' && COLOUR.test(placeholder)
    if (!isPicture || !isSize(width) || !isSize(height) || typeof at !== 'number') return []
    return [{ key, width, height, placeholder, at, view: readPhotoView(view) }]
  })
}

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0
}
