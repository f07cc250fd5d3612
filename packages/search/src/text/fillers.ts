import { normaliseText } from './normalise.ts'

/** Words that people write around what they mean, in all languages; they narrow nothing and are no mistake either. */
const WORDS = `
  car cars vehicle vehicles the a an of in at for with and or to sale buy
  voiture voitures vehicule vehicules véhicule un une des de du d l le la les en à a au aux dans pour avec et ou vendre acheter
  سيارة سيارات في من مع و أو للبيع شراء
  imoto izimoto iimoto imodoka oto auto's oto yi ci ak na mu no
`

/** {@link WORDS} as they are compared. */
export const FILLERS: ReadonlySet<string> = new Set(normaliseText(WORDS).split(' '))
