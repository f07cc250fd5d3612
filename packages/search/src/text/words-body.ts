import type { BodyType } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const BODY: Readonly<Record<BodyType, string>> = {
  hatchback: 'hatchback, hatch, citadine, compacte, i-hatchback, sitadin, هاتشباك, سيتادين',
  sedan: 'sedan, saloon, berline, i-sedan, berlin, سيدان, برلين',
  suv: 'suv, crossover, tout terrain, tout-terrain, quatre quatre, kat kat, i-suv, كاتكات, كات كات',
  pickup: 'pickup, pick-up, bakkie, bakkies, double cab, single cab, double cabine, ibhakhi, ibhaki, بيك آب, بيكاب',
  estate: 'estate, station wagon, stationwagon, wagon, break, بريك, ستيشن',
  minivan: 'minivan, mpv, people carrier, monospace, familiale, ميني فان, عائلية',
  van: 'van, panel van, utilitaire, fourgon, fourgonnette, camionnette, minibisi, iveni, kamionet, نفعية, فان',
  coupe: 'coupe, coupé, كوبيه',
  convertible: 'convertible, cabriolet, cabrio, décapotable, roadster, مكشوفة, كابريوليه',
}

const SEATS = ['2', '3', '4', '5', '6', '7', '8', '9'].map((seats): TextEntry => ({
  kind: 'seats',
  value: seats,
  names: [`${seats} seats`, `${seats} seat`, `${seats} seater`, `${seats} places`, `${seats} sièges`, `${seats} مقاعد`],
}))

/** Bodies and numbers of seats. */
export const BODY_AND_SEAT_WORDS: readonly TextEntry[] = [...entriesOf('bodyType', BODY), ...SEATS]
