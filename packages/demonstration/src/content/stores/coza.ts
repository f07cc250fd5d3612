import type { StoreRow } from './store-row.ts'

/** Invented places of South Africa. */
export const COZA_STORES: readonly StoreRow[] = [
  [
    'sandton',
    'Otosafi Sandton',
    'showroom',
    'sandton',
    '999 Demonstration Road, Sandton, Johannesburg',
    -26.1076,
    28.0567,
    3,
  ],
  [
    'pretoria-menlyn',
    'Otosafi Pretoria Menlyn',
    'showroom',
    'pretoria',
    '999 Demonstration Avenue, Menlyn, Pretoria',
    -25.7479,
    28.2293,
  ],
  [
    'cape-town-montague-gardens',
    'Otosafi Cape Town Montague Gardens',
    'showroom',
    'cape-town',
    '999 Demonstration Drive, Montague Gardens, Cape Town',
    -33.9249,
    18.4241,
  ],
  [
    'durban-umhlanga',
    'Otosafi Durban Umhlanga',
    'showroom',
    'durban',
    '999 Demonstration Crescent, Umhlanga, Durban',
    -29.8587,
    31.0218,
  ],
  [
    'gqeberha-newton-park',
    'Otosafi Gqeberha Newton Park',
    'inspectionCentre',
    'gqeberha',
    '999 Demonstration Street, Newton Park, Gqeberha',
    -33.9608,
    25.6022,
  ],
]
