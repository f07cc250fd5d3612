import type { Photo, StockPhotoOrder } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { INSPECTION_POINTS } from '@otosafi/domain/car/inspection'

import { Problem } from '../contract/problem.ts'
import type { StoredPicture } from '../contract/received-picture.ts'
import type { Write } from '../db/in-transaction.ts'
import { findCopies, noteCopies } from '../media/likeness/note-copies.ts'
import { attachUpload, releaseUpload } from '../media/uploads/uploads.ts'
import { listPhotos } from '../resources/cars/car.queries.ts'
import { type CarAddress, notifySite } from './stock-car.ts'
import type { StockRow } from './stock.queries.ts'

/** The most photos of a car. */
const MAX_PHOTOS = 60

/**
 * Adds a stored picture behind the photos of a car, whose row is locked. The first one of a car shows it from the front, others a detail,
 * until somebody says otherwise. Throws `validation_failed` where there are enough.
 */
export async function appendPhoto(write: Write, car: StockRow, picture: StoredPicture): Promise<void> {
  const { edition, id: carId, brand, model } = car
  const present = await listPhotos({ kysely: write }, edition, carId)
  if (present.length >= MAX_PHOTOS)
    throw new Problem('validation_failed', { errors: [{ path: '/body/photo', code: 'photosMax', values: {} }] })
  await attachUpload(write, edition, picture.key)
  const view = present.length === 0 ? 'frontThreeQuarter' : 'detail'
  await replacePhotos(write, car, [...present, { ...picture, view, flaw: null }])
  await noteCopies(write, edition, await findCopies(write, edition, [{ carId, brand, model, keys: [picture.key] }]))
}

/**
 * Puts the `present` photos of a car, whose row is locked, into another order, with what each shows. Throws `conflict` where one is not
 * among them, and `validation_failed` for a photo of a flaw as the first, one of a flaw at no point of the inspection, and one that
 * comes twice.
 */
export async function arrangePhotos(
  write: Write,
  car: CarAddress,
  present: readonly Photo[],
  order: StockPhotoOrder['photos'],
): Promise<void> {
  const arranged = order.map(({ key, ...shown }) => {
    const photo = present.find((each) => each.key === key)
    if (photo === undefined) throw new Problem('conflict')
    return { ...photo, ...shown }
  })
  const errors = order.flatMap(({ key, flaw }, at): ProblemError[] => {
    const isTwice = order.findIndex((each) => each.key === key) < at
    if (isTwice || (at === 0 && flaw !== null)) return [{ path: `/body/photos/${at}`, code: 'invalid', values: {} }]
    if (flaw === null || (INSPECTION_POINTS[flaw.section] as readonly string[]).includes(flaw.point)) return []
    return [{ path: `/body/photos/${at}/flaw/point`, code: 'option', values: {} }]
  })
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
  await replacePhotos(write, car, arranged)
}

/** Puts photos in the place of all that a car has; files of those that are left out are deleted. The site is notified. */
export async function replacePhotos(
  write: Write,
  { edition, id }: CarAddress,
  photos: readonly Omit<Photo, 'kind'>[],
): Promise<void> {
  const removed = await write
    .deleteFrom('car_photos')
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .returning('key')
    .execute()
  for (const { key } of removed)
    if (!photos.some((photo) => photo.key === key)) await releaseUpload(write, edition, key)
  if (photos.length > 0)
    await write
      .insertInto('car_photos')
      .values(
        photos.map(({ key, width, height, placeholder, view, flaw }, position) => ({
          edition,
          car_id: id,
          position,
          key,
          width,
          height,
          placeholder,
          view,
          kind: flaw !== null ? ('flaw' as const) : position === 0 ? ('key' as const) : ('additional' as const),
          flaw: flaw && JSON.stringify(flaw),
        })),
      )
      .execute()
  await notifySite(write, { edition, id })
}
