import type { StoreRow } from './store-row.ts'

/** Invented places of Ivory Coast. */
export const CI_STORES: readonly StoreRow[] = [
  [
    'abidjan-cocody',
    'Otosafi Cocody',
    'showroom',
    'abidjan-cocody',
    '999, boulevard de la Démonstration, Cocody, Abidjan',
    5.3544,
    -3.9866,
  ],
  [
    'abidjan-marcory',
    'Otosafi Marcory Zone 4',
    'showroom',
    'abidjan-marcory',
    '999, rue de la Démonstration, Zone 4, Marcory, Abidjan',
    5.3034,
    -3.9826,
  ],
  [
    'abidjan-plateau',
    'Otosafi Plateau',
    'showroom',
    'abidjan-plateau',
    '999, avenue de la Démonstration, Plateau, Abidjan',
    5.3237,
    -4.0167,
  ],
  [
    'bouake',
    'Otosafi Bouaké',
    'inspectionCentre',
    'bouake',
    '999, rue de la Démonstration, quartier Commerce, Bouaké',
    7.6906,
    -5.0303,
  ],
  [
    'yamoussoukro',
    'Otosafi Yamoussoukro',
    'inspectionCentre',
    'yamoussoukro',
    '999, avenue de la Démonstration, Yamoussoukro',
    6.8276,
    -5.2893,
  ],
]
