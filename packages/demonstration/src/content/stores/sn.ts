import type { StoreRow } from './store-row.ts'

/** Invented places of Senegal. */
export const SN_STORES: readonly StoreRow[] = [
  [
    'dakar-almadies',
    'Otosafi Almadies',
    'showroom',
    'dakar-almadies',
    '999, route de la Démonstration, Almadies, Dakar',
    14.7406,
    -17.5117,
  ],
  [
    'dakar-plateau',
    'Otosafi Plateau',
    'showroom',
    'dakar-plateau',
    '999, avenue de la Démonstration, Plateau, Dakar',
    14.6708,
    -17.4381,
  ],
  [
    'dakar-yoff',
    'Otosafi Yoff',
    'inspectionCentre',
    'dakar-yoff',
    '999, route de la Démonstration, Yoff, Dakar',
    14.7575,
    -17.4689,
  ],
  ['thies', 'Otosafi Thiès', 'inspectionCentre', 'thies', '999, avenue de la Démonstration, Thiès', 14.791, -16.9359],
  [
    'mbour',
    'Otosafi Saly',
    'inspectionCentre',
    'mbour',
    '999, route de la Démonstration, Saly, Mbour',
    14.4469,
    -17.0114,
  ],
]
