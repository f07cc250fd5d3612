import type { Category as CategoryOf, CategoryFilters } from '@otosafi/domain/content/content'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'

type Category = CategoryOf<BilingualText>

type LocalChoices = {
  /** The price limit of a first car, whole units of the currency, and as text. */
  firstCarMax: number
  firstCarWritten: BilingualText
  /** The local word for an imported car; null where the word is a caution (P-14). */
  imported: Pick<Category, 'label' | 'description'> | null
  pickup: BilingualText
}

const PICKUP = { en: 'Pickups', fr: 'Pick-up' }
const IMPORTED: LocalChoices['imported'] = {
  label: { en: 'Imported', fr: 'Importées' },
  description: {
    en: 'First sold in another country, with their customs papers.',
    fr: 'Vendues d’abord à l’étranger, avec leurs papiers de douane.',
  },
}

const LOCAL: Record<Demonstrated, LocalChoices> = {
  ma: {
    firstCarMax: 80_000,
    firstCarWritten: { en: '80 000 DH', fr: '80 000 DH' },
    imported: IMPORTED,
    pickup: PICKUP,
  },
  ci: {
    firstCarMax: 4_000_000,
    firstCarWritten: { en: '4 000 000 FCFA', fr: '4 000 000 FCFA' },
    imported: {
      label: { en: '“France au revoir”', fr: '« France au revoir »' },
      description: {
        en: 'Just imported, with their customs papers.',
        fr: 'Fraîchement importées, avec leurs papiers de douane.',
      },
    },
    pickup: PICKUP,
  },
  coza: {
    firstCarMax: 150_000,
    firstCarWritten: { en: 'R 150 000', fr: 'R 150 000' },
    imported: null,
    pickup: { en: 'Bakkies', fr: 'Pick-up' },
  },
  rw: {
    firstCarMax: 12_000_000,
    firstCarWritten: { en: 'RWF 12,000,000', fr: 'RWF 12 000 000' },
    imported: IMPORTED,
    pickup: PICKUP,
  },
  sn: {
    firstCarMax: 4_000_000,
    firstCarWritten: { en: '4 000 000 FCFA', fr: '4 000 000 FCFA' },
    imported: {
      label: { en: 'Venants', fr: 'Venants' },
      description: {
        en: 'From America or Europe, with their customs papers.',
        fr: 'Venus d’Amérique ou d’Europe, avec leurs papiers de douane.',
      },
    },
    pickup: PICKUP,
  },
  default: {
    firstCarMax: 7_000,
    firstCarWritten: { en: '7 000 €', fr: '7 000 €' },
    imported: IMPORTED,
    pickup: PICKUP,
  },
}

/** The home page's categories of `edition`, in their order (P-08). */
export function categoriesOf(edition: Demonstrated): Category[] {
  const { firstCarMax, firstCarWritten, imported, pickup } = LOCAL[edition]
  return [
    category(
      'suv',
      ['SUVs and 4x4', 'SUV et 4x4'],
      ['High seat, room for luggage, at ease on bad roads.', 'Assise haute, du coffre, à l’aise sur mauvaise route.'],
      { bodyType: ['suv'] },
    ),
    category('city', ['City cars', 'Citadines'], ['Short, sober, easy to park.', 'Courtes, sobres, faciles à garer.'], {
      bodyType: ['hatchback'],
    }),
    category(
      'first-car',
      ['First car', 'Première voiture'],
      [`Up to ${firstCarWritten.en}.`, `Jusqu’à ${firstCarWritten.fr}.`],
      { priceMax: firstCarMax },
    ),
    category(
      'family',
      ['Family, 7 seats', 'Familiales, 7 places'],
      ['Seven seats for the children and the grandparents.', 'Sept places pour les enfants et les grands-parents.'],
      { seats: [7] },
    ),
    category(
      'automatic',
      ['Automatic', 'Automatiques'],
      ['No clutch in the traffic.', 'Pas d’embrayage dans les bouchons.'],
      { transmission: ['automatic'] },
    ),
    category(
      'electrified',
      ['Hybrid and electric', 'Hybrides et électriques'],
      ['Less fuel in town, or none at all.', 'Moins de carburant en ville, ou pas du tout.'],
      { fuelType: ['ev', 'hybrid', 'phev'] },
    ),
    category('low-mileage', ['Low mileage', 'Faible kilométrage'], ['Under 50 000 km.', 'Moins de 50 000 km.'], {
      mileageMax: 50_000,
    }),
    {
      id: 'pickup',
      label: pickup,
      description: { en: 'For work and for the road to the farm.', fr: 'Pour le travail et la piste.' },
      filters: { bodyType: ['pickup'] },
    },
    category('sedan', ['Sedans', 'Berlines'], ['Comfort and a closed boot.', 'Du confort et un coffre fermé.'], {
      bodyType: ['sedan'],
    }),
    ...(imported ? [{ id: 'imported', ...imported, filters: { condition: ['imported' as const] } }] : []),
    category('new', ['New cars', 'Voitures neuves'], ['Never registered before.', 'Jamais immatriculées.'], {
      condition: ['new'],
    }),
  ]
}

function category(
  id: string,
  [en, fr]: [en: string, fr: string],
  [descriptionEn, descriptionFr]: [en: string, fr: string],
  filters: CategoryFilters,
): Category {
  return { id, label: { en, fr }, description: { en: descriptionEn, fr: descriptionFr }, filters }
}
