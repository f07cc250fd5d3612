import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'

import { fetchPhoto, type FetchOptions, PhotoError, SAVE_SMALLER, TOO_LARGE } from './fetch-photo.ts'
import { isAddress } from './photo-reference.ts'

/** Where photographs come from. */
export type PhotoSource = {
  /** The bytes of a photograph. Rejects with a `PhotoError`. */
  read(place: string): Promise<Buffer>
  /**
   * A version key by which a replaced photograph at the same place is noticed; at an http address, the address alone.
   * Rejects with a `PhotoError` where there is none.
   */
  fingerprint(place: string): Promise<string>
}

/** Photographs at addresses, and in `folder` where one is given. Links that lead out of the folder are refused. */
export function createPhotoSource({ folder, ...fetching }: FetchOptions & { folder: string | null }): PhotoSource {
  async function find(place: string) {
    if (folder === null)
      throw new PhotoError(
        {
          en: 'Photographs are taken from addresses alone here.',
          fr: 'Les photos sont prises d’adresses seules ici.',
        },
        { en: 'Write an address, https://…', fr: 'Écrivez une adresse, https://…' },
      )
    try {
      const root = await realpath(folder)
      const path = await realpath(join(root, ...place.split(/[/\\]/)))
      if (!path.startsWith(root + sep)) throw missing()
      const found = await stat(path)
      if (!found.isFile()) throw missing()
      return { path, size: found.size, changed: found.mtimeMs }
    } catch {
      throw missing()
    }
  }
  return {
    async read(place) {
      if (isAddress(place)) return fetchPhoto(place, fetching)
      const { path, size } = await find(place)
      if (size > IMAGE_MAX_BYTES) throw new PhotoError(TOO_LARGE, SAVE_SMALLER)
      // It may have been deleted or moved since it was found.
      return readFile(path).catch(() => {
        throw missing()
      })
    },
    async fingerprint(place) {
      if (isAddress(place)) return place
      const { size, changed } = await find(place)
      return `${place} ${size} ${changed}`
    },
  }
}

function missing(): PhotoError {
  return new PhotoError(
    { en: 'There is no such file.', fr: 'Ce fichier n’existe pas.' },
    {
      en: 'Look at its name, capital letters included, and its folder.',
      fr: 'Vérifiez son nom, majuscules comprises, et son dossier.',
    },
  )
}
