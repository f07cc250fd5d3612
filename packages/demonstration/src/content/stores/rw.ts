import type { StoreRow } from './store-row.ts'

/** Invented places of Rwanda. */
export const RW_STORES: readonly StoreRow[] = [
  ['kigali-gasabo', 'Otosafi Gasabo', 'showroom', 'kigali-gasabo', 'KG 999 St, Remera, Gasabo, Kigali', -1.9333, 30.1],
  [
    'kigali-kicukiro',
    'Otosafi Kicukiro',
    'showroom',
    'kigali-kicukiro',
    'KK 999 St, Kicukiro, Kigali',
    -1.9831,
    30.1036,
  ],
  [
    'kigali-nyarugenge',
    'Otosafi Nyarugenge',
    'inspectionCentre',
    'kigali-nyarugenge',
    'KN 999 St, Nyarugenge, Kigali',
    -1.9536,
    30.0605,
  ],
  ['huye', 'Otosafi Huye', 'inspectionCentre', 'huye', 'RN1, 999 Demonstration, Huye', -2.5967, 29.7394],
  ['musanze', 'Otosafi Musanze', 'inspectionCentre', 'musanze', 'RN4, 999 Demonstration, Musanze', -1.4998, 29.635],
]
