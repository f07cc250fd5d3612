import type { Color } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const COLOR: Readonly<Record<Color, string>> = {
  white:
    'white, blanc, blanche, blanches, أبيض, بيضاء, بيضا, bayda, byda, byed, wit, emhlophe, ezimhlophe, umweru, cyera, yera, weex, wekh, blancs',
  black:
    'black, noir, noire, أسود, سوداء, سودا, كحلة, كحلا, كحل, k7la, ka7la, k7el, kehla, swart, emnyama, ezimnyama, umukara, ñuul, nioul, gnoul, noires, noirs',
  grey: 'grey, gray, gris, grise, anthracite, رمادي, رمادية, gris métallisé, rmadi, grys, empunga, engwevu, ivu',
  silver:
    'silver, argent, argenté, argentée, gris argent, فضي, فضية, argentés, couleur argent, silwer, esiliva, feza, ifeza',
  blue: 'blue, bleu, bleue, أزرق, زرقاء, زرقا, zrga, zr9a, zre9, blou, eluhlaza, eluhlaza okwesibhakabhaka, ubururu, bulo, boulo, bleue marine, bleu marine',
  red: 'red, rouge, bordeaux, أحمر, حمراء, حمرا, 7mra, hamra, 7mer, rooi, ebomvu, ezibomvu, umutuku, xonq, khonk, xonk',
  green:
    'green, vert, verte, أخضر, خضراء, خضرا, khdra, khder, groen, eluhlaza, eluhlaza okotshani, eluhlaza okwengca, icyatsi, icyatsi kibisi',
  brown: 'brown, marron, brun, brune, بني, بنية, قهوية, bruin, ensundu, entsundu, ikigina',
  beige: 'beige, cream, crème, بيج',
  orange: 'orange, برتقالي, برتقالية, oranje, icunga',
  yellow: 'yellow, jaune, أصفر, صفراء, صفرا, sfra, sfer, geel, ephuzi, emthubi, umuhondo',
  gold: 'gold, golden, doré, dorée, ذهبي, ذهبية, couleur or, goud, zahabu',
}

/** Colours. */
export const COLOR_WORDS: readonly TextEntry[] = entriesOf('color', COLOR)
