import type { LocalizedText } from '@otosafi/domain/car/car'
import type { FuelType } from '@otosafi/domain/car/vocabulary'

import { translated } from '../../translations.ts'

/** Work that workshops do: every how many kilometres, and on which drives (all where null). */
export type ServiceWork = { everyKm: number; fuels: readonly FuelType[] | null; work: LocalizedText }

const BURNING = ['petrol', 'diesel', 'hybrid', 'phev', 'other'] as const satisfies FuelType[]
const BATTERY = ['hybrid', 'phev', 'ev'] as const satisfies FuelType[]

const work = (everyKm: number, fuels: readonly FuelType[] | null, en: string, fr: string): ServiceWork => ({
  everyKm,
  fuels,
  work: translated({ en, fr }),
})

/** The usual visit: what is done every time. */
export const routineWorks: readonly ServiceWork[] = [
  work(10_000, BURNING, 'Oil and oil filter', 'Vidange et filtre à huile'),
  work(10_000, BURNING, 'Oil, oil filter and air filter', 'Vidange, filtre à huile et filtre à air'),
  work(15_000, BURNING, 'Full service: oil, filters, levels', 'Révision complète : vidange, filtres, niveaux'),
  work(
    20_000,
    ['ev'],
    'Yearly check: brakes, cabin filter, battery health',
    'Contrôle annuel : freins, filtre d’habitacle, état de la batterie',
  ),
  work(20_000, ['ev'], 'Cabin filter and tyre rotation', 'Filtre d’habitacle et permutation des pneus'),
]

/** Work that comes up now and then. */
export const occasionalWorks: readonly ServiceWork[] = [
  work(40_000, null, 'Front brake pads', 'Plaquettes de frein avant'),
  work(60_000, null, 'Front discs and pads', 'Disques et plaquettes avant'),
  work(45_000, null, 'Four tyres', 'Quatre pneus'),
  work(50_000, null, 'Battery', 'Batterie'),
  work(50_000, null, 'Brake fluid', 'Liquide de frein'),
  work(60_000, null, 'Air conditioning gas', 'Recharge de climatisation'),
  work(80_000, null, 'Rear shock absorbers', 'Amortisseurs arrière'),
  work(90_000, null, 'Wheel alignment and tie rod ends', 'Géométrie et rotules de direction'),
  work(90_000, BURNING, 'Timing belt and water pump', 'Courroie de distribution et pompe à eau'),
  work(60_000, ['petrol'], 'Spark plugs', 'Bougies d’allumage'),
  work(40_000, ['diesel'], 'Fuel filter', 'Filtre à gazole'),
  work(80_000, ['diesel'], 'Injectors cleaned', 'Nettoyage des injecteurs'),
  work(60_000, BATTERY, 'Battery cooling filter cleaned', 'Nettoyage du filtre de refroidissement de la batterie'),
]
