import type { Photo } from '@otosafi/api-client/office-schema'
import { mayPass } from '@otosafi/unsent/may-pass'

import { api, dataOf, Failure } from '../../api.ts'
import { photoForm, shrunkPhoto } from '../../photo-form.ts'
import { carParams } from '../../stock/load-stock-car.ts'
import type { Flaw, KeptPhoto, Refusal } from './photo-store.ts'

/** What became of a photo: the server has it, refuses it, or was not reached and is asked later. */
export type Outcome = 'sent' | 'later' | Refusal

/** Passes once somebody has signed in. */
const UNAUTHORIZED = 401

/**
 * Sends a photo, and says at which point it shows a flaw. `note` keeps which photos the car had before: one whose answer was lost is
 * found among the others by that, and not sent twice.
 */
export async function sendPhoto(
  photo: KeptPhoto,
  note: (known: readonly string[]) => Promise<unknown>,
): Promise<Outcome> {
  try {
    // Somebody else may have signed in in another tab.
    if ((await dataOf(api.GET('/me'))).id !== photo.person) return 'later'
    const params = carParams(photo.car)
    const { photos } = await dataOf(api.GET('/cars/{edition}/{id}', { params }))
    if (photos.length === 0) return 'noKeyPhoto'
    const arrived = arrivedAmong(photos, photo)
    if (arrived !== undefined) return await show(photo, photos, arrived)
    await note(photos.map(({ key }) => key))
    const sent = photoForm(await shrunkPhoto(photo.blob))
    const added = await dataOf(api.POST('/cars/{edition}/{id}/photos', { params, ...sent }))
    return await show(photo, added.photos, added.photos.at(-1))
  } catch (failure) {
    const problem = failure instanceof Failure ? failure.problem : null
    return problem === null || problem.status === UNAUTHORIZED || mayPass(problem.status) ? 'later' : problem
  }
}

/** A photo that an earlier try brought to the server. */
function arrivedAmong(photos: readonly Photo[], { known, flaw }: KeptPhoto): Photo | undefined {
  if (known === null) return undefined
  return photos.findLast((photo) => !known.includes(photo.key) && (photo.flaw === null || isSame(photo.flaw, flaw)))
}

function isSame(one: Flaw, other: Flaw): boolean {
  return one.section === other.section && one.point === other.point && one.sizeMm === other.sizeMm
}

async function show({ car, flaw }: KeptPhoto, photos: readonly Photo[], shown: Photo | undefined): Promise<'sent'> {
  const order = photos.map((photo) => ({
    key: photo.key,
    view: photo.view,
    flaw: photo === shown ? (photo.flaw ?? flaw) : photo.flaw,
  }))
  await dataOf(api.PUT('/cars/{edition}/{id}/photos', { params: carParams(car), body: { photos: order } }))
  return 'sent'
}
