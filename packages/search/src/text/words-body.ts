import type { BodyType } from '@otosafi/domain/car/vocabulary'

import type { TextEntry } from './text-entry.ts'
import { entriesOf } from './word-table.ts'

const BODY: Readonly<Record<BodyType, string>> = {
  hatchback: 'hatchback, hatch, citadine, citadines, compacte, i-hatchback, luikrug, sitadin, هاتشباك, سيتادين',
  sedan: 'sedan, sedans, saloon, berline, berlines, ivatiri, amavatiri, i-sedan, berlin, سيدان, برلين',
  suv: 'suv, suvs, crossover, jipe, ijipe, tout terrain, tout-terrain, quatre quatre, kat kat, katkat, i-suv, كاتكات, كات كات',
  pickup:
    'pickup, pickups, pick-up, bakkie, bakkies, bakky, bakie, ldv, double cab, d/cab, single cab, s/cab, club cab, king cab, extra cab, super cab, double cabine, double cabin, simple cabine, bâchée, bâché, pikapu, pikop, ibakkie, iibakkie, dubbelkajuit, enkelkajuit, ibhakhi, ibhaki, بيك آب, بيكاب',
  estate: 'estate, station wagon, stationwagon, wagon, break, stasiewa, بريك, ستيشن',
  minivan: 'minivan, mpv, people carrier, mini van, monospace, familiale, ميني فان, عائلية',
  van: 'van, panel van, utilitaire, fourgon, fourgonnette, fourgonnettes, camionnette, gbaka, twegerane, farkonit, fargonit, paneelwa, minibisi, iveni, kamionet, نفعية, فان',
  coupe: 'coupe, coupé, كوبيه',
  convertible:
    'convertible, cabriolet, cabrio, décapotable, drop top, soft top, afslaankap, kabriyoli, roadster, مكشوفة, كابريوليه',
}

/** How many seats and doors a car can be searched by, with their words. */
const NUMBERS = [
  ['2', 'two', 'deux'],
  ['3', 'three', 'trois'],
  ['4', 'four', 'quatre'],
  ['5', 'five', 'cinq'],
  ['6', 'six', 'six'],
  ['7', 'seven', 'sept'],
  ['8', 'eight', 'huit'],
  ['9', 'nine', 'neuf'],
  ['12', 'twelve', 'douze'],
  ['15', 'fifteen', 'quinze'],
  ['18', 'eighteen', 'dix-huit'],
] as const

/** Each with the number in it or behind it. */
const SEAT_WORDS =
  '# seats, # seat, # seater, # seaters, # people, fit # people, for # people, fit for # people, # places, # place, # sièges, # personnes, # sitplek, # sitplekke, # مقاعد, # بلايص, # blays, # blayes, # dyal blays, # palaas, imyanya #, intebe #, abantu #, itwara abantu #, enezihlalo ezingu #, enezihlalo ezi #, enezihlalo ezisi #'
const DOOR_WORDS = '# doors, # door, # portes, # porte, # أبواب, # بيبان, # biban, # deur, # deure, imiryango #'

function countedEntries(kind: 'seats' | 'doors', words: string, most: number): TextEntry[] {
  return NUMBERS.filter(([digits]) => Number(digits) <= most).map(([digits, ...inWords]) => ({
    kind,
    value: digits,
    names: words.split(',').flatMap((word) => [digits, ...inWords].map((number) => word.replace('#', number).trim())),
  }))
}

/** Bodies and numbers of seats and doors. */
export const BODY_AND_SEAT_WORDS: readonly TextEntry[] = [
  ...entriesOf('bodyType', BODY),
  ...countedEntries('seats', SEAT_WORDS, 60),
  ...countedEntries('doors', DOOR_WORDS, 5),
]
