import type { Color } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const COLOR: Readonly<Record<Color, string>> = {
  white: 'white, blanc, blanche, blanches, أبيض, بيضاء',
  black: 'black, noir, noire, أسود, سوداء',
  grey: 'grey, gray, gris, grise, anthracite, رمادي, رمادية',
  silver: 'silver, argent, argenté, argentée, gris argent, فضي, فضية',
  blue: 'blue, bleu, bleue, أزرق, زرقاء',
  red: 'red, rouge, bordeaux, أحمر, حمراء',
  green: 'green, vert, verte, أخضر, خضراء',
  brown: 'brown, marron, brun, brune, بني, بنية',
  beige: 'beige, cream, crème, بيج',
  orange: 'orange, برتقالي, برتقالية',
  yellow: 'yellow, jaune, أصفر, صفراء',
  gold: 'gold, golden, doré, dorée, ذهبي, ذهبية',
}

/** Colours. */
export const COLOR_WORDS: readonly TextEntry[] = entriesOf('color', COLOR)
