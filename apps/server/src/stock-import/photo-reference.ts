import type { CarPhoto } from '@otosafi/domain/car/car'
import { PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'

import { LIST_SEPARATOR, quote, type Read } from './readers.ts'

/** A photograph as a file names it: an address, or a path from the file's folder. */
export type PhotoReference = { view: CarPhoto['view']; place: string }

/** The most photographs of a car. */
export const MAX_PHOTOS = 30

/** Reads a list of photographs. The first shows the car from the front unless it says otherwise, others a detail. */
export function readPhotos(typed: string): Read<readonly PhotoReference[]> {
  const items = typed
    .split(LIST_SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  if (items.length > MAX_PHOTOS)
    return {
      problem: { en: `There are ${items.length} photographs.`, fr: `Il y a ${items.length} photos.` },
      cure: { en: `Name at most ${MAX_PHOTOS}.`, fr: `Nommez-en ${MAX_PHOTOS} au plus.` },
    }
  const photos: PhotoReference[] = []
  for (const [at, item] of items.entries()) {
    const view = PHOTO_VIEWS.find((each) => item.startsWith(`${each}=`))
    const place = view === undefined ? item : item.slice(view.length + 1).trim()
    if (!isPlace(place))
      return {
        problem: {
          en: `${quote(item)} is neither an address nor a path inside the folder of the file.`,
          fr: `${quote(item)} n’est ni une adresse ni un chemin dans le dossier du fichier.`,
        },
        cure: {
          en: 'Write https://… or a path such as photos/1042-1.jpg, without .. in it.',
          fr: 'Écrivez https://… ou un chemin comme photos/1042-1.jpg, sans .. dedans.',
        },
      }
    photos.push({ view: view ?? (at === 0 ? 'frontThreeQuarter' : 'detail'), place })
  }
  return { value: photos }
}

/** Whether a photograph is at an address. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place)
}

function isPlace(place: string): boolean {
  if (isAddress(place)) return URL.canParse(place) && new URL(place).username === '' && new URL(place).password === ''
  if (place === '' || /^[a-z][a-z+.-]*:|^[/\\]|\0/i.test(place)) return false
  return !place.split(/[/\\]/).includes('..')
}
