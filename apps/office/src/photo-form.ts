import type { TFunction } from 'i18next'

import { downscale } from '@otosafi/unsent/downscale'

import { Failure } from './api.ts'
import { failureText, withRenewalNotice } from './failure-text.ts'

/** The longest edge of a photo that the server keeps, pixels. */
const KEPT_EDGE = 1920
/** A photo of so many bytes is sent as it is. */
const SMALL_BYTES = 500_000

/** A photo as it is sent: no larger than the server keeps it. What the browser cannot decode is left to the server. */
export async function shrunkPhoto(photo: Blob): Promise<Blob> {
  if (photo.size <= SMALL_BYTES) return photo
  try {
    const shrunk = await downscale(photo, KEPT_EDGE)
    return shrunk.size < photo.size ? shrunk : photo
  } catch {
    return photo
  }
}

/** The part of a call that sends a picture. */
export function photoForm(photo: Blob) {
  return {
    body: { photo },
    bodySerializer({ photo: file }: { photo: Blob }): FormData {
      const form = new FormData()
      form.append('photo', file)
      return form
    },
  }
}

/** Why a picture was not taken. */
export function refusalText(failure: unknown, t: TFunction): string {
  const problem = failure instanceof Failure ? failure.problem : null
  if (problem?.errors?.some(({ code }) => code === 'photosMax')) return t('photos.full')
  const isRefused = problem !== null && [413, 422].includes(problem.status)
  return isRefused ? withRenewalNotice(t('photos.refused'), failure, t) : failureText(failure, t)
}
