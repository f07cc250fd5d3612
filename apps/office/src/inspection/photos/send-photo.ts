import type { Problem } from '@otosafi/api-client/problem'
import { isRetryableStatus } from '@otosafi/unsent/retryable-status'

import { api, dataOf, Failure } from '../../api.ts'
import { photoForm, shrunkPhoto } from '../../photo-form.ts'
import { carParams } from '../../stock/load-stock-car.ts'
import type { QueuedPhoto, Refusal } from './photo-store.ts'

/** Outcome of an upload: sent, to be retried later, or refused. */
export type Outcome = 'sent' | 'later' | Refusal

/** Passes once somebody has signed in. */
const UNAUTHORIZED = 401

/** The wait for each answer, milliseconds: on a dead line no other photo is to wait for ever. */
const ANSWER_TIMEOUT_MS = 120_000

/** How often a photo is added to its flaw where others change the car's photos meanwhile. */
const MAX_TRIES = 3

/** Sends a photo, and says at which point it shows a flaw. By its key, one whose answer was lost is not added twice. */
export async function sendPhoto(photo: QueuedPhoto, timeoutMs: number = ANSWER_TIMEOUT_MS): Promise<Outcome> {
  const within = () => ({ signal: AbortSignal.timeout(timeoutMs) })
  try {
    // Somebody else may have signed in in another tab.
    if ((await dataOf(api.GET('/me', within()))).id !== photo.person) return 'later'
    const { path } = carParams(photo.car)
    const { photos } = await dataOf(api.GET('/cars/{edition}/{id}', { params: { path }, ...within() }))
    if (photos.length === 0) return 'noKeyPhoto'
    const params = { path, header: { 'Idempotency-Key': photo.key } }
    const sent = photoForm(await shrunkPhoto(photo.blob))
    const added = await dataOf(api.POST('/cars/{edition}/{id}/photos', { params, ...sent, ...within() }))
    await show(photo, added.photos.at(-1)?.key, within)
    return 'sent'
  } catch (failure) {
    const problem = problemOf(failure)
    return problem === null || problem.status === UNAUTHORIZED || isRetryableStatus(problem.status) ? 'later' : problem
  }
}

/** Lets the photo of a key show its flaw, among the photos that the car has now. */
async function show(
  { car, flaw }: QueuedPhoto,
  key: string | undefined,
  within: () => { signal: AbortSignal },
): Promise<void> {
  const params = carParams(car)
  for (let tries = 1; ; tries += 1) {
    const { photos, photosVersion: version } = await dataOf(api.GET('/cars/{edition}/{id}', { params, ...within() }))
    // Somebody has taken it away, or said what it shows.
    if (!photos.some((photo) => photo.key === key && photo.flaw === null)) return
    const order = photos.map((photo) => ({
      key: photo.key,
      view: photo.view,
      flaw: photo.key === key ? flaw : photo.flaw,
    }))
    try {
      await dataOf(api.PUT('/cars/{edition}/{id}/photos', { params, body: { photos: order, version }, ...within() }))
      return
    } catch (failure) {
      if (tries === MAX_TRIES || problemOf(failure)?.code !== 'conflict') throw failure
    }
  }
}

function problemOf(failure: unknown): Problem | null {
  return failure instanceof Failure ? failure.problem : null
}
