import { type Color, COLORS } from '@otosafi/domain/car/vocabulary'

import type { Texts } from '../../texts/use-texts.ts'

/** A colour in the language of the page: one of the vocabulary by its name, another by its maker's. */
export function colorText(color: string, t: Texts['t']): string {
  return isColor(color) ? t(`vocabulary.color.${color}`) : color
}

/** The colour of a car, and behind it what its maker calls it, which is in no language of its own. */
export function exteriorColorText(color: Color, makersName: string | null, t: Texts['t']): string {
  const name = t(`vocabulary.color.${color}`)
  const isSame = makersName === null || makersName === color || makersName.toLowerCase() === name.toLowerCase()
  return isSame ? name : `${name} (\u2068${makersName}\u2069)`
}

function isColor(value: string): value is Color {
  return (COLORS as readonly string[]).includes(value)
}
