import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import { Problem } from '../../contract/problem.ts'
import type { StoredPicture } from '../../contract/received-picture.ts'
import type { Write } from '../../db/in-transaction.ts'
import { attachUpload, releaseUpload } from '../../media/uploads/uploads.ts'
import { findPhotos, type SaleRow } from './sale-rows.ts'

type Key = Pick<SaleRow, 'edition' | 'id'>

/**
 * Adds pending uploads behind the photos of a sale, whose row is locked. Throws `validation_failed` where they would be too
 * many, and `unavailable` where one of them is pending no more.
 */
export async function addPhotos(write: Write, sale: Key, photos: readonly StoredPicture[]): Promise<void> {
  const present = await findPhotos(write, sale)
  if (present.length + photos.length > MAX_CAR_PHOTOS)
    throw new Problem('validation_failed', { errors: [{ path: '/body/photos', code: 'invalid', values: {} }] })
  for (const { key } of photos) await attachUpload(write, sale.edition, key)
  await putPhotos(write, sale, [...present, ...photos])
}

/**
 * Removes a photo of a sale, whose row is locked; its file is swept. Throws `validation_failed` where the sale has none
 * with this key.
 */
export async function removePhoto(write: Write, sale: Key, key: string): Promise<void> {
  const present = await findPhotos(write, sale)
  const rest = present.filter((photo) => photo.key !== key)
  if (rest.length === present.length)
    throw new Problem('validation_failed', { errors: [{ path: '/body/photo', code: 'imageGone', values: {} }] })
  await releaseUpload(write, sale.edition, key)
  await putPhotos(write, sale, rest)
}

/** Puts photos in the place of all that a sale has: their positions are without gaps. */
async function putPhotos(write: Write, { edition, id }: Key, photos: readonly StoredPicture[]): Promise<void> {
  await write.deleteFrom('sale_photos').where('edition', '=', edition).where('sale_id', '=', id).execute()
  if (photos.length === 0) return
  await write
    .insertInto('sale_photos')
    .values(
      photos.map(({ key, width, height, placeholder }, position) => ({
        edition,
        sale_id: id,
        position,
        key,
        width,
        height,
        placeholder,
      })),
    )
    .execute()
}
