import type { BodyType, Color } from '@otosafi/domain/car/vocabulary'
import type { GalleryItem as GalleryItemOf } from '@otosafi/domain/content/content'
import { ART_VARIANTS, artKey, artOf } from '@otosafi/illustrator/art-key'
import { familyOf } from '@otosafi/illustrator/families'

import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'

type GalleryItem = GalleryItemOf<BilingualText>

type GalleryRow = [name: string, car: string, bodyType: BodyType, color: Color, city: string, date: string]

const ROWS: Record<Demonstrated, readonly GalleryRow[]> = {
  ma: [
    ['Imane', 'Dacia Duster', 'suv', 'brown', 'casablanca', '2026-05-16'],
    ['Hamza', 'Renault Clio', 'hatchback', 'red', 'rabat', '2026-04-18'],
    ['Omar', 'Volkswagen Golf', 'hatchback', 'grey', 'tanger', '2026-02-21'],
    ['Naïma', 'Peugeot 208', 'hatchback', 'blue', 'agadir', '2025-12-13'],
    ['Siham', 'Dacia Logan', 'sedan', 'white', 'fes', '2025-11-08'],
    ['Reda', 'Toyota Yaris', 'hatchback', 'silver', 'marrakech', '2025-10-11'],
  ],
  ci: [
    ['Mariam', 'Toyota RAV4', 'suv', 'white', 'abidjan-cocody', '2026-05-16'],
    ['Yves', 'Hyundai Tucson', 'suv', 'black', 'abidjan-marcory', '2026-04-18'],
    ['Fatou', 'Suzuki Swift', 'hatchback', 'orange', 'abidjan-plateau', '2026-03-14'],
    ['Estelle', 'Peugeot 3008', 'suv', 'grey', 'yamoussoukro', '2025-12-13'],
    ['Adama', 'Toyota Hilux', 'pickup', 'silver', 'bouake', '2025-11-08'],
    ['Ibrahim', 'Mercedes-Benz C-Class', 'sedan', 'black', 'abidjan-cocody', '2025-10-11'],
  ],
  coza: [
    ['Lerato', 'Volkswagen Polo Vivo', 'hatchback', 'red', 'sandton', '2026-05-16'],
    ['Sipho', 'Toyota Hilux', 'pickup', 'white', 'pretoria', '2026-04-18'],
    ['Anele', 'Suzuki Swift', 'hatchback', 'blue', 'cape-town', '2026-03-14'],
    ['Johan', 'Ford Ranger', 'pickup', 'grey', 'gqeberha', '2025-12-13'],
    ['Priya', 'Hyundai i20', 'hatchback', 'silver', 'durban', '2025-11-08'],
    ['Nomsa', 'Toyota Corolla Cross', 'suv', 'white', 'sandton', '2025-10-11'],
  ],
  rw: [
    ['Diane', 'Toyota RAV4', 'suv', 'silver', 'kigali-gasabo', '2026-05-16'],
    ['Patrick', 'Hyundai Tucson', 'suv', 'blue', 'kigali-kicukiro', '2026-04-18'],
    ['Chantal', 'Toyota Corolla', 'sedan', 'white', 'kigali-nyarugenge', '2026-03-14'],
    ['Josiane', 'Suzuki Vitara', 'suv', 'green', 'musanze', '2025-12-13'],
    ['Emmanuel', 'Toyota Hilux', 'pickup', 'white', 'huye', '2025-11-08'],
    ['Olivier', 'Kia Sportage', 'suv', 'black', 'kigali-gasabo', '2025-10-11'],
  ],
  sn: [
    ['Mamadou', 'Hyundai Tucson', 'suv', 'white', 'dakar-plateau', '2026-05-16'],
    ['Aminata', 'Peugeot 308', 'hatchback', 'grey', 'dakar-yoff', '2026-04-18'],
    ['Cheikh', 'Toyota Corolla', 'sedan', 'silver', 'thies', '2026-03-14'],
    ['Ndèye', 'Renault Duster', 'suv', 'orange', 'mbour', '2025-12-13'],
    ['Astou', 'Ford Escape', 'suv', 'blue', 'dakar-almadies', '2025-11-08'],
    ['Ousmane', 'Kia Sportage', 'suv', 'black', 'dakar-almadies', '2025-10-11'],
  ],
  default: [
    ['Imane', 'Dacia Duster', 'suv', 'brown', 'casablanca', '2026-05-16'],
    ['Mariam', 'Toyota RAV4', 'suv', 'white', 'abidjan', '2026-04-18'],
    ['Lerato', 'Volkswagen Polo Vivo', 'hatchback', 'red', 'johannesburg', '2026-03-14'],
    ['Diane', 'Toyota RAV4', 'suv', 'silver', 'kigali', '2025-12-13'],
    ['Mamadou', 'Hyundai Tucson', 'suv', 'white', 'dakar', '2025-11-08'],
    ['Omar', 'Volkswagen Golf', 'hatchback', 'grey', 'casablanca', '2025-10-11'],
  ],
}

/** The photograph of a car that is called by make and model. */
function photoOf(car: string, bodyType: BodyType, color: Color, index: number): string {
  const [brand = '', ...model] = car.toLowerCase().split(' ')
  const family = familyOf({ brand, model: model.join('-'), bodyType })
  const drawn = { bodyType, family, color, steeringSide: 'left', fuelType: 'petrol' } as const
  return artKey(artOf(drawn, 'frontThreeQuarter', index % ART_VARIANTS))
}

/** The customer gallery of `edition`, latest first; drawn cars and invented people (P-44). */
export function galleryOf(edition: Demonstrated): GalleryItem[] {
  return ROWS[edition].map(([name, car, bodyType, color, city, date], index) => ({
    id: `${edition}-${index + 1}`,
    photo: photoOf(car, bodyType, color, index),
    caption: { en: `${name} and the ${car}`, fr: `${name}, ${car}` },
    city,
    date,
    demo: true,
  }))
}
