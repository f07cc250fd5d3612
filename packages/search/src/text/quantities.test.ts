import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createTextDictionary } from './text-dictionary.ts'
import type { TextEntry } from './text-entry.ts'

const NAMES: TextEntry[] = [
  { kind: 'brand', value: 'peugeot', names: ['Peugeot'] },
  { kind: 'brand', value: 'fiat', names: ['Fiat'] },
  { kind: 'model', value: 'peugeot-208', names: ['208'] },
  { kind: 'model', value: 'peugeot-2008', names: ['2008'] },
  { kind: 'model', value: 'fiat-500', names: ['500'] },
]
const year = (): number => 2026
const readIn = (currency: string, languages: string[] = []) => {
  const { interpret } = createTextDictionary(NAMES, { year, currency, languages })
  return (text: string) => interpret(text).filters
}
const inDirhams = readIn('MAD', ['ar'])
const inFrancs = readIn('XOF', ['wo'])
const inRand = readIn('ZAR', ['zu', 'xh'])
const inRwandanFrancs = readIn('RWF', ['rw'])

/** Groups of three digits, parted by `mark`. */
function grouped(value: number, mark: string): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, mark)
}

describe('an amount in a text', () => {
  const amount = fc.integer({ min: 10, max: 1500 }).map((thousands) => thousands * 1000)
  const mark = fc.constantFrom('', ' ', '.', ',', '\u00A0', '\u202F', '’', '٬')

  it('is the same in every spelling', () => {
    const unit = fc.constantFrom('dh', ' DH', ' dhs', ' MAD', ' درهم', '')
    const lead = fc.constantFrom('', 'à ', 'moins de ', 'budget ', 'max ', 'under ', 'أقل من ', 'ب')
    fc.assert(
      fc.property(amount, mark, unit, lead, fc.boolean(), (value, between, after, before, arabic) => {
        const digits = grouped(value, between)
        const typed = arabic ? digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))) : digits
        expect(inDirhams(`${before}${typed}${after}`)).toEqual({ priceMax: value })
      }),
    )
  })

  it('is the least, about as much, or one of two ends by the words around it', () => {
    fc.assert(
      fc.property(amount, amount, mark, (one, other, between) => {
        fc.pre(one !== other)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const [first, second] = [grouped(low, between), grouped(high, between)]
        expect(inRand(`from R${first}`)).toEqual({ priceMin: low })
        expect(inRand(`R${first} or more`)).toEqual({ priceMin: low })
        expect(inRand(`between R${first} and R${second}`)).toEqual({ priceMin: low, priceMax: high })
        expect(inDirhams(`entre ${first} et ${second} dh`)).toEqual({ priceMin: low, priceMax: high })
        expect(inDirhams(`environ ${first} dh`)).toEqual({
          priceMin: Math.round(low * 0.9),
          priceMax: Math.round(low * 1.1),
        })
      }),
    )
  })

  it.each([
    [inDirhams, '5 millions', { priceMax: 50_000 }],
    [inDirhams, '1 million de dirhams', { priceMax: 1_000_000 }],
    [inDirhams, '2 مليون ريال', { priceMax: 100_000 }],
    [inDirhams, 'clio moins de 5 millions', { priceMax: 50_000 }],
    [inDirhams, '12 millions 2.0 tdi', { priceMax: 120_000 }],
    [inFrancs, '2,5 millions', { priceMax: 2_500_000 }],
    [inFrancs, '2 millions 500 mille francs', { priceMax: 2_500_000 }],
    [inFrancs, 'deux millions et demi', { priceMax: 2_500_000 }],
    [inFrancs, 'téeméeri junni', { priceMax: 500_000 }],
    [inFrancs, 'voiture 500 000 fcfa', { priceMax: 500_000 }],
    [inFrancs, 'entre 5 et 8 millions', { priceMin: 5_000_000, priceMax: 8_000_000 }],
    [inRand, 'R80k', { priceMax: 80_000 }],
    [inRand, 'R4500pm', { monthlyMax: 4500 }],
    [inRand, 'izinkulungwane ezingu-60', { priceMax: 60_000 }],
    [inRwandanFrancs, 'miliyoni 5', { priceMax: 5_000_000 }],
    [inRwandanFrancs, 'miliyoni 5 na 8', { priceMax: 5_000_000 }],
    [inRwandanFrancs, 'hagati ya miliyoni 5 na 8', { priceMin: 5_000_000, priceMax: 8_000_000 }],
    [inRwandanFrancs, "miliyoni 8 n'ibihumbi 500", { priceMax: 8_500_000 }],
  ] as const)('is read as people say it: %#', (read, text, bounds) => {
    expect(read(text)).toMatchObject(bounds)
  })

  it.each([
    ['peugeot 208 120 000 dh', { brand: ['peugeot'], model: ['peugeot-208'], priceMax: 120_000 }],
    ['fiat 500 120000', { brand: ['fiat'], model: ['fiat-500'], priceMax: 120_000 }],
    ['peugeot 2008 2018', { brand: ['peugeot'], model: ['peugeot-2008'], modelYear: ['2018'] }],
    ['2018 120 000', { modelYear: ['2018'], priceMax: 120_000 }],
    ['10000 euros', {}],
  ])('takes no digits of a name, and no other currency, in "%s"', (text, filters) => {
    expect(inDirhams(text)).toEqual(filters)
  })
})

it.each([
  ['golf 2018 r line', ['2018']],
  ['type r 2018', ['2018']],
  ['van 2015', ['2015']],
  ['mini 2018', ['2018']],
])('a letter or a name beside a year leaves it a year: "%s"', (text, modelYear) => {
  expect(inRand(text)).toEqual({ modelYear })
})

describe('years and kilometres in a text', () => {
  it.each([
    ['depuis 2018', { yearMin: 2018 }],
    ['2018+', { yearMin: 2018 }],
    ['before 2015', { yearMax: 2015 }],
    ['not older than 2015', { yearMin: 2015 }],
    ['2015-2018', { yearMin: 2015, yearMax: 2018 }],
    ['entre 2015 et 2018', { yearMin: 2015, yearMax: 2018 }],
    ['moins de 5 ans', { yearMin: 2021 }],
    ['moins de 100 000 km', { mileageMax: 100_000 }],
    ['100k km', { mileageMax: 100_000 }],
    ['plus de 50000 kilomètres', { mileageMin: 50_000 }],
  ])('are bounds: "%s"', (text, bounds) => {
    expect(inDirhams(text)).toEqual(bounds)
  })

  it('never break, whatever is typed', () => {
    const piece = fc.constantFrom(
      'entre',
      'et',
      '-',
      '5',
      '000',
      'millions',
      'dh',
      'km',
      'max',
      '+',
      '.',
      'ans',
      'R',
      '2018',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', ' '), (pieces, between) => {
        for (const bound of Object.values(inDirhams(pieces.join(between))))
          if (typeof bound === 'number') expect(Number.isSafeInteger(bound) && bound >= 0).toBe(true)
      }),
    )
  })
})
