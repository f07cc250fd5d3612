import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createSuggester, type SuggestionKind } from './suggest.ts'
import type { TextEntry } from './text-entry.ts'

const entry = (kind: TextEntry['kind'], value: string, ...names: string[]): TextEntry => ({ kind, value, names })
const COUNTS: Record<string, number> = {
  toyota: 20,
  'toyota-corolla': 9,
  'toyota-hilux': 7,
  'toyota-land-cruiser': 4,
  'land-rover': 3,
  'land-rover-defender': 3,
  'mercedes-benz': 5,
  'mercedes-benz-c-class': 5,
  peugeot: 9,
  'peugeot-208': 5,
  'peugeot-2008': 4,
  casablanca: 30,
  rabat: 6,
  fes: 2,
}
const suggest = createSuggester([
  entry('brand', 'toyota', 'Toyota', 'تويوتا'),
  entry('brand', 'land-rover', 'Land Rover'),
  entry('brand', 'mercedes-benz', 'Mercedes-Benz', 'مرسيدس'),
  entry('brand', 'peugeot', 'Peugeot'),
  entry('brand', 'lada', 'Lada'),
  entry('model', 'toyota-corolla', 'Corolla', 'كورولا'),
  entry('model', 'toyota-hilux', 'Hilux'),
  entry('model', 'toyota-land-cruiser', 'Land Cruiser'),
  entry('model', 'land-rover-defender', 'Defender'),
  entry('model', 'mercedes-benz-c-class', 'C-Class', 'Classe C'),
  entry('model', 'peugeot-208', '208'),
  entry('model', 'peugeot-2008', '2008'),
  entry('city', 'casablanca', 'Casablanca', 'الدار البيضاء'),
  entry('city', 'rabat', 'Rabat', 'الرباط'),
  entry('city', 'fes', 'Fès', 'فاس'),
  entry('bodyType', 'pickup', 'toyland'),
])
const countOf = (_: SuggestionKind, value: string) => COUNTS[value] ?? 0
const valuesFor = (q: string) => suggest(q, countOf).map(({ value }) => value)

describe('suggestions', () => {
  it('say what they are', () => {
    expect(suggest('hil', countOf)).toEqual([{ kind: 'model', value: 'toyota-hilux', parent: 'toyota', count: 7 }])
    expect(suggest('rab', countOf)).toEqual([{ kind: 'city', value: 'rabat', parent: null, count: 6 }])
  })

  it.each([
    ['la', ['toyota-land-cruiser', 'land-rover']],
    ['land ro', ['land-rover']],
    ['LANDCRUISER', ['toyota-land-cruiser']],
    ['cruiser', ['toyota-land-cruiser']],
    ['toyota', ['toyota', 'toyota-corolla', 'toyota-hilux', 'toyota-land-cruiser']],
    ['toyota co', ['toyota-corolla']],
    ['benz', ['mercedes-benz']],
    ['classe', ['mercedes-benz-c-class']],
    ['c', ['casablanca', 'toyota-corolla', 'mercedes-benz-c-class', 'toyota-land-cruiser']],
    ['FES', ['fes']],
    ['20', ['peugeot-208', 'peugeot-2008']],
    ['٢٠٨', ['peugeot-208']],
    ['peugeot ٢٠٠', ['peugeot-2008']],
    ['تويو', ['toyota']],
    ['رباط', ['rabat']],
    ['الرب', ['rabat']],
    ['الدار', ['casablanca']],
    ['بيض', ['casablanca']],
    ['كورولا', ['toyota-corolla']],
  ])('for "%s" are what begins so, most cars first', (q, values) => {
    expect(valuesFor(q)).toEqual(values)
  })

  it.each([
    ['toyta', 'toyota'],
    ['tyota corola', 'toyota-corolla'],
    ['merced', 'mercedes-benz'],
    ['mecred', 'mercedes-benz'],
    ['casabalnca', 'casablanca'],
    ['casabln', 'casablanca'],
    ['corolle', 'toyota-corolla'],
  ])('forgive the typo in "%s"', (q, value) => {
    expect(valuesFor(q)[0]).toBe(value)
  })

  it('put a word of a name before a typo, and the beginning before both', () => {
    const names = createSuggester([
      entry('city', 'near', 'Maranello'),
      entry('city', 'word', 'Gran Marinello'),
      entry('city', 'first', 'Marinello Alto'),
    ])
    const counts = { near: 30, word: 20, first: 10 } as Record<string, number>
    expect(names('marin', (_, value) => counts[value] ?? 0).map(({ value }) => value)).toEqual([
      'first',
      'word',
      'near',
    ])
  })

  it.each(['', '  ', '!?', 'zzqx', 'toyland', 'lada', '207', 'peugeot 207'])('are none for "%s"', (q) => {
    expect(valuesFor(q)).toEqual([])
  })

  it('are at most 8, each once, and never fail', () => {
    const many = createSuggester(
      Array.from({ length: 40 }, (_, at) => entry('city', `c${at}`, `Sainte ${at}`, 'Saint')),
    )
    expect(many('sa', () => 1)).toHaveLength(8)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (q) => {
        const values = valuesFor(q)
        expect(new Set(values).size).toBe(values.length)
        expect(values.length).toBeLessThanOrEqual(8)
      }),
    )
  })

  it('for any beginning of a name have it, while there is room', () => {
    const names = { Toyota: 'toyota', Casablanca: 'casablanca', 'Land Cruiser': 'toyota-land-cruiser' }
    for (const [name, value] of Object.entries(names)) {
      for (let length = 1; length <= name.length; length++) expect(valuesFor(name.slice(0, length))).toContain(value)
    }
  })
})
