import { createHash } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import { ReceivedPicture } from '../contract/received-picture.ts'
import type { LoadRow } from '../db/insert-rows.ts'
import type { ImportFault } from '../db/stock-import-tables.ts'
import type { PicturePreparer } from '../media/uploads/preparer.ts'
import { STOCK_PHOTOS, type Uploads } from '../media/uploads/uploads.ts'
import type { ImportedCar } from './check-line.ts'
import { PhotoError } from './fetch-photo.ts'
import type { PhotoSource } from './photo-source.ts'
import { quote } from './readers.ts'

/** Dependencies of importing photographs. */
export type PhotoTakers = {
  source: PhotoSource
  preparePicture: PicturePreparer['prepare']
  uploads: Pick<Uploads, 'store'>
}

/** A photograph that is stored, without its car and position. */
export type TakenPhoto = Omit<LoadRow<'car_photos'>, 'edition' | 'car_id' | 'position' | 'kind' | 'flaw'>

/** Photographs that were stored, and what is wrong with the others. */
export type TakenPhotos = { photos: TakenPhoto[]; faults: ImportFault[] }

/** The problem and remedy of a refused picture, by the code of its refusal. */
const CURES: ReadonlyMap<string, readonly [problem: string, cure: string]> = new Map(
  Object.entries({
    imageType: ['is no picture', 'Save it as JPEG or PNG.'] as const,
    imageHeic: ['is a HEIC picture', 'Save it as JPEG: set the camera to “most compatible”.'] as const,
    imageFormat: ['is neither JPEG nor PNG', 'Save it as JPEG or PNG.'] as const,
    imageSize: ['is larger than 8 MB', 'Save it smaller, 1920 pixels wide are enough.'] as const,
    imagePixels: ['has more than 64 megapixels', 'Save it smaller, 1920 pixels wide are enough.'] as const,
    imageDamaged: ['is damaged or broken off', 'Save it anew from its original.'] as const,
  }),
)

/** The hash of a car's photographs as they are named and found now, and what is wrong with those that are not found. */
export async function hashPhotos(
  { line, photos }: ImportedCar,
  source: PhotoSource,
): Promise<{ hash: string | null; faults: ImportFault[] }> {
  const parts: string[] = []
  const faults: ImportFault[] = []
  for (const { place, view } of photos) {
    try {
      parts.push(`${view} ${await source.fingerprint(place)}`)
    } catch (error) {
      faults.push(faultOf(error, line, place))
    }
  }
  return { hash: faults.length > 0 ? null : createHash('sha256').update(parts.join('\n')).digest('base64url'), faults }
}

/** Fetches, checks, encodes anew and stores a car's photographs, in their order; each is pending until something refers to it. */
export async function takePhotos(
  { line, photos }: ImportedCar,
  edition: EditionId,
  { source, preparePicture, uploads }: PhotoTakers,
): Promise<TakenPhotos> {
  const taken: TakenPhotos = { photos: [], faults: [] }
  for (const { place, view } of photos) {
    try {
      const prepared = await preparePicture({ bytes: await source.read(place), shape: 'car' })
      if (!prepared.ok) {
        const [problem = 'cannot be used', cure = 'Save it anew as JPEG.'] = CURES.get(prepared.issue.code) ?? []
        throw new PhotoError(`The file ${problem}.`, cure)
      }
      taken.photos.push({ ...(await uploads.store(edition, new ReceivedPicture(prepared), STOCK_PHOTOS)), view })
    } catch (error) {
      taken.faults.push(faultOf(error, line, place))
    }
  }
  return taken
}

/** Throws what is no fault of the photograph. */
function faultOf(error: unknown, line: number, place: string): ImportFault {
  if (!(error instanceof PhotoError)) throw error
  return { line, column: 'photos', problem: `${quote(place)}: ${error.message}`, cure: error.cure }
}
