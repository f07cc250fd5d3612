import type { StoreRow } from './store-row.ts'

/** Invented places of Morocco. */
export const MA_STORES: readonly StoreRow[] = [
  [
    'casablanca-ain-sebaa',
    'Otosafi Casablanca Aïn Sebaâ',
    'showroom',
    'casablanca',
    '999, boulevard de la Démonstration, Aïn Sebaâ, Casablanca',
    33.5731,
    -7.5898,
  ],
  [
    'rabat-agdal',
    'Otosafi Rabat Agdal',
    'showroom',
    'rabat',
    '999, avenue de la Démonstration, Agdal, Rabat',
    34.0209,
    -6.8416,
  ],
  [
    'marrakech-gueliz',
    'Otosafi Marrakech Guéliz',
    'showroom',
    'marrakech',
    '999, avenue de la Démonstration, Guéliz, Marrakech',
    31.6295,
    -7.9811,
  ],
  [
    'tanger-malabata',
    'Otosafi Tanger Malabata',
    'showroom',
    'tanger',
    '999, route de la Démonstration, Malabata, Tanger',
    35.7595,
    -5.834,
  ],
  [
    'agadir-talborjt',
    'Otosafi Agadir Talborjt',
    'inspectionCentre',
    'agadir',
    '999, rue de la Démonstration, Talborjt, Agadir',
    30.4278,
    -9.5981,
  ],
  [
    'fes-ville-nouvelle',
    'Otosafi Fès Ville Nouvelle',
    'inspectionCentre',
    'fes',
    '999, avenue de la Démonstration, Ville Nouvelle, Fès',
    34.0181,
    -5.0078,
  ],
]
