import type { StoreRow } from './store-row.ts'

/** Invented places of the country-neutral edition. */
export const DEFAULT_STORES: readonly StoreRow[] = [
  [
    'casablanca',
    'Otosafi Casablanca',
    'showroom',
    'casablanca',
    '999, boulevard de la Démonstration, Casablanca',
    33.5731,
    -7.5898,
  ],
  ['abidjan', 'Otosafi Abidjan', 'showroom', 'abidjan', '999, boulevard de la Démonstration, Abidjan', 5.3599, -4.0083],
  [
    'johannesburg',
    'Otosafi Johannesburg',
    'showroom',
    'johannesburg',
    '999 Demonstration Road, Johannesburg',
    -26.2041,
    28.0473,
  ],
  ['kigali', 'Otosafi Kigali', 'showroom', 'kigali', 'KG 999 St, Kigali', -1.9441, 30.0619],
  ['dakar', 'Otosafi Dakar', 'showroom', 'dakar', '999, avenue de la Démonstration, Dakar', 14.7167, -17.4677],
]
