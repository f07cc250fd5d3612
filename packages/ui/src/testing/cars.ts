import type { CarCardProps } from '../car-card/CarCard.tsx'
import { storyPhoto } from './paints.ts'

/** Cars as a listing in Côte d'Ivoire shows them, in English: for stories and tests. */
export const COROLLA: CarCardProps = {
  href: '/en/cars/toyota/corolla/4k7q2pxa',
  title: 'Toyota Corolla 2019',
  subtitle: '1.6 Executive',
  price: { amount: '11 450 000 FCFA' },
  monthly: 'about 268 000 FCFA a month',
  facts: ['64 200 km', 'Petrol', 'Automatic'],
  place: 'Abidjan, Cocody',
  badges: [{ tone: 'brand', text: 'Certified' }],
  photo: storyPhoto('silver'),
}

export const DUSTER: CarCardProps = {
  href: '/en/cars/dacia/duster/8r2mw0bt',
  title: 'Dacia Duster 2021',
  subtitle: '1.5 dCi Prestige 4x4',
  price: { amount: '9 800 000 FCFA', old: { label: 'Before', amount: '10 400 000 FCFA' } },
  monthly: 'about 230 000 FCFA a month',
  facts: ['41 870 km', 'Diesel', 'Manual'],
  place: 'Bouaké',
  badges: [
    { tone: 'brand', text: 'Certified' },
    { tone: 'accent', text: 'Price lowered' },
  ],
  photo: storyPhoto('green'),
}

export const PRADO: CarCardProps = {
  href: '/en/cars/toyota/land-cruiser-prado/c91hz5ke',
  title: 'Toyota Land Cruiser Prado 2017',
  price: { amount: '27 900 000 FCFA' },
  facts: ['112 300 km', 'Diesel', 'Automatic'],
  place: 'San-Pédro',
  badges: [{ tone: 'ink', text: 'Sold' }],
  photo: storyPhoto('graphite'),
}

/** The same kind of card in Arabic, as in Morocco. */
export const LOGAN_IN_ARABIC: CarCardProps = {
  href: '/ar/cars/dacia/logan/0vyd3n6s',
  title: 'Dacia Logan 2020',
  subtitle: '1.5 dCi Lauréate',
  price: { amount: '98 500 DH', old: { label: 'السعر السابق', amount: '104 000 DH' } },
  monthly: 'حوالي 1 980 درهم في الشهر',
  facts: ['73 400 كم', 'ديزل', 'يدوي'],
  place: 'الدار البيضاء',
  badges: [
    { tone: 'brand', text: 'معتمدة' },
    { tone: 'accent', text: 'سعر مخفض' },
  ],
  photo: storyPhoto('blue'),
}
