import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { EditionId } from '@otosafi/editions/edition'

import { Problem } from '../contract/problem.ts'
import { ReceivedPicture } from '../contract/received-picture.ts'
import type { LoadRow } from '../db/insert-rows.ts'
import type { ImportFault, TeamText } from '../db/stock-import-tables.ts'
import type { Preparation } from '../media/uploads/prepare-picture.ts'
import type { PicturePreparer } from '../media/uploads/preparer.ts'
import { STOCK_PHOTOS, type Uploads } from '../media/uploads/uploads.ts'
import type { ImportedCar } from './check-line.ts'
import { PhotoError, SAVE_SMALLER, TOO_LARGE } from './fetch-photo.ts'
import type { PhotoSource } from './photo-source.ts'
import { quote } from './readers.ts'

/** Dependencies of importing photographs. */
export type PhotoTakers = {
  source: PhotoSource
  preparePicture: PicturePreparer['prepare']
  uploads: Pick<Uploads, 'store'>
  /** Milliseconds until a picture is tried again for which there was no place beside those of visitors; tests do not wait. */
  busyPause?: number
}

/** A photograph that is stored, without its car and position. */
export type TakenPhoto = Omit<LoadRow<'car_photos'>, 'edition' | 'car_id' | 'position' | 'kind' | 'flaw'>

/** Photographs that were stored, and what is wrong with the others. */
export type TakenPhotos = { photos: TakenPhoto[]; faults: ImportFault[] }

/** How often a picture is tried for which there is no place, and the pause between. */
const BUSY_TRIES = 120
const BUSY_PAUSE_MS = 1000

type Refusal = Readonly<Record<'problem' | 'cure', TeamText>>

const SAVE_AS_JPEG: TeamText = { en: 'Save it as JPEG or PNG.', fr: 'Enregistrez-le en JPEG ou PNG.' }

/** The problem and remedy of a refused picture, by the code of its refusal. */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map(
  Object.entries<Refusal>({
    imageType: {
      problem: { en: 'The file is no picture.', fr: 'Le fichier n’est pas une image.' },
      cure: SAVE_AS_JPEG,
    },
    imageHeic: {
      problem: { en: 'The file is a HEIC picture.', fr: 'Le fichier est une image HEIC.' },
      cure: {
        en: 'Save it as JPEG: set the camera to “most compatible”.',
        fr: 'Enregistrez-le en JPEG : réglez l’appareil sur « le plus compatible ».',
      },
    },
    imageFormat: {
      problem: { en: 'The file is neither JPEG nor PNG.', fr: 'Le fichier n’est ni JPEG ni PNG.' },
      cure: SAVE_AS_JPEG,
    },
    imageSize: { problem: TOO_LARGE, cure: SAVE_SMALLER },
    imagePixels: {
      problem: { en: 'The photograph has more than 64 megapixels.', fr: 'La photo a plus de 64 mégapixels.' },
      cure: SAVE_SMALLER,
    },
    imageDamaged: {
      problem: { en: 'The file is damaged or broken off.', fr: 'Le fichier est abîmé ou incomplet.' },
      cure: { en: 'Save it anew from its original.', fr: 'Enregistrez-le de nouveau depuis l’original.' },
    },
  }),
)
const UNUSABLE: Refusal = {
  problem: { en: 'The file cannot be used.', fr: 'Le fichier est inutilisable.' },
  cure: { en: 'Save it anew as JPEG.', fr: 'Enregistrez-le de nouveau en JPEG.' },
}

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
  { line, photos }: Pick<ImportedCar, 'line' | 'photos'>,
  edition: EditionId,
  { source, uploads, ...preparing }: PhotoTakers,
): Promise<TakenPhotos> {
  const taken: TakenPhotos = { photos: [], faults: [] }
  for (const { place, view } of photos) {
    try {
      const prepared = await prepareWhenFree(preparing, await source.read(place))
      if (!prepared.ok) {
        const { problem, cure } = REFUSALS.get(prepared.issue.code) ?? UNUSABLE
        throw new PhotoError(problem, cure)
      }
      taken.photos.push({ ...(await uploads.store(edition, new ReceivedPicture(prepared), STOCK_PHOTOS)), view })
    } catch (error) {
      taken.faults.push(faultOf(error, line, place))
    }
  }
  return taken
}

/** Prepares a photograph; where too many others wait for that, a moment later. */
async function prepareWhenFree(
  { preparePicture, busyPause = BUSY_PAUSE_MS }: Pick<PhotoTakers, 'preparePicture' | 'busyPause'>,
  bytes: Uint8Array,
): Promise<Preparation> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await preparePicture({ bytes, shape: 'car' })
    } catch (error) {
      const isBusy = error instanceof Problem && error.code === 'unavailable'
      if (!isBusy || tries === BUSY_TRIES) throw error
    }
    await sleep(busyPause)
  }
}

/** Throws what is no fault of the photograph. */
function faultOf(error: unknown, line: number, place: string): ImportFault {
  if (!(error instanceof PhotoError)) throw error
  const { problem, cure } = error
  const located = { en: `${quote(place)}: ${problem.en}`, fr: `${quote(place)} : ${problem.fr}` }
  return { line, column: 'photos', problem: located, cure }
}
