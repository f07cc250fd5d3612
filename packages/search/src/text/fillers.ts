import { normaliseText } from './normalise.ts'

/** Stop words of all languages: they do not narrow the result, and do not count as unknown. */
const WORDS = `
  car cars vehicle vehicles the a an of in at for with and or to sale buy
  voiture voitures vehicule vehicules véhicule un une des de du d l le la les en à a au aux dans pour avec et ou vendre acheter
  سيارة سيارات في من مع و أو للبيع شراء
  imoto izimoto iimoto imodoka oto auto's oto yi ci ak na mu no
`

/** {@link WORDS}, normalised. */
export const FILLERS: ReadonlySet<string> = new Set(normaliseText(WORDS).split(' '))
