import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDistance } from './read-distance.ts'
import { firstNumberIn, readAmount, readDecimal } from './read-number.ts'
import { readWholeNumber } from './read-whole-number.ts'
import { readYear } from './read-year.ts'

/** The digits of several scripts by their zeros: Latin, Arabic, Persian, full width, N’Ko. */
const ZEROS = ['0', '٠', '۰', '０', '߀']
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

/**
 * A number in the digits of one script, its thousands grouped by a sign, perhaps with a fraction, and with what is pasted
 * along.
 */
const spellings = (value: number) =>
  fc
    .record({
      zero: fc.constantFrom(...ZEROS),
      marks: fc.constantFrom(
        ['', '.'],
        ['', ','],
        [' ', ','],
        ['\u00a0', '.'],
        ['\u202f', ','],
        ['.', ','],
        [',', '.'],
        ['’', '.'],
        ['٬', '٫'],
      ),
      // Three digits after the only mark would be a group.
      fraction: fc.constantFrom('', '0', '00', '50'),
      before: fc.constantFrom('', ' ', '\u200f', '\u200e'),
      after: fc.constantFrom('', ' ', '\u200e', '\u00a0'),
    })
    .map(({ zero, marks: [group = '', mark = ''], fraction, before, after }) => {
      const whole = String(value).replace(/\B(?=(?:\d{3})+$)/g, group)
      return before + inScript(whole + (fraction === '' ? '' : mark + fraction), zero) + after
    })

const wholes = fc.oneof(fc.nat(999), fc.nat(99_999_999), fc.constantFrom(0, 1000, 85_000, 1_500, 10_000_000_000))

describe('an amount', () => {
  it.each([
    ['85000.50', 85_000],
    ['85 000,00', 85_000],
    ['1.500,00', 1_500],
    ['1,500.00', 1_500],
    ['85.000', 85_000],
    ['1.234.567', 1_234_567],
    ['٨٥٠٠٠', 85_000],
    ['٨٥٬٠٠٠', 85_000],
    ['٨٥٬٠٠٠٫٥٠', 85_000],
    ['150 000 DH', 150_000],
    ['150000dhs.', 150_000],
    ['٨٥ ٠٠٠ درهم', 85_000],
    ['85000 dirhams', 85_000],
    ['85,5k', 85_500],
    ['85 mille', 85_000],
    ['85000,', 85_000],
    ['0', 0],
    ['1.5', 1],
    ['0.500', 0],
  ])('%s is %i', (text, value) => {
    expect(readAmount(text, 'MAD')).toBe(value)
  })

  it.each([
    ['4 500 000 F CFA', 'XOF', 4_500_000],
    ['4500000 francs CFA', 'XOF', 4_500_000],
    ['R 185,000.00', 'ZAR', 185_000],
    ['R185k', 'ZAR', 185_000],
    ['185 000 rand', 'ZAR', 185_000],
    ['Frw 12,000,000', 'RWF', 12_000_000],
    ['12 000 000 Rwf', 'RWF', 12_000_000],
    ['85 000 €', 'EUR', 85_000],
    ['85.000 euros', 'EUR', 85_000],
  ])('%s is an amount of %s', (text, currency, value) => {
    expect(readAmount(text, currency)).toBe(value)
  })

  it('is not one of another currency', () => {
    expect(['85000 €', '85 000 FCFA', 'R 85 000'].map((text) => readAmount(text, 'MAD'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(readAmount('85 000 DH', 'XOF')).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    'cheap',
    'DH',
    '-5',
    '1e9',
    '0x10',
    '85000 €',
    '5 millions',
    '80000-90000',
    '1.2.3',
    '1,23,456',
    '85 000 km',
    '12.345,678.9',
    '1٫2٫3',
  ])('%j is none', (text) => {
    expect(readAmount(text, 'MAD')).toBeUndefined()
  })

  it('is the same however it is spelled, and a fraction is never joined to it', () => {
    fc.assert(
      fc.property(
        wholes.chain((value) => fc.tuple(fc.constant(value), spellings(value), spellings(value))),
        ([value, money, distance]) => {
          expect(readAmount(money, 'MAD')).toBe(value)
          expect(readDistance(`${distance} km`)).toBe(value)
        },
      ),
    )
  })

  it('is looked for in a text of any length', () => {
    expect(readAmount('1.'.repeat(100_000), 'MAD')).toBeUndefined()
    expect(readAmount(`${'1'.repeat(200_000)}x`, 'MAD')).toBeUndefined()
  })

  it('is a whole number or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣ .,٫٬-kDHr') }), (text) => {
        const value = readAmount(text, 'MAD')
        expect(value === undefined || (Number.isInteger(value) && value >= 0)).toBe(true)
      }),
    )
  })
})

describe('a distance', () => {
  it.each([
    ['120 000 km', 120_000],
    ['120.000km', 120_000],
    ['١٢٠٬٠٠٠ كم', 120_000],
    ['85k', 85_000],
  ])('%s is %i', (text, value) => {
    expect(readDistance(text)).toBe(value)
  })

  it.each(['80000 miles', '120 000 DH', 'low'])('%j is none', (text) => {
    expect(readDistance(text)).toBeUndefined()
  })
})

describe('a whole number', () => {
  it.each([
    ['36', 36],
    ['٣٦', 36],
    ['36,0', 36],
    ['1 000', 1_000],
  ])('%s is %i', (text, value) => {
    expect(readWholeNumber(text)).toBe(value)
  })

  it.each(['', '2,5', '36 months'])('%j is none', (text) => {
    expect(readWholeNumber(text)).toBeUndefined()
  })
})

describe('a number with a fraction', () => {
  it.each([
    ['7', 7],
    ['13.75', 13.75],
    ['13,75 %', 13.75],
    ['5.125', 5.125],
    ['١٣٫٧٥', 13.75],
    ['7,', 7],
  ])('%s is %d', (text, value) => {
    expect(readDecimal(text)).toBe(value)
  })

  it.each(['', 'x', '1,2,3', '-5', '.5'])('%j is none', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })
})

describe('a year', () => {
  it.each([
    ['2018', 2018],
    ['٢٠١٨', 2018],
    [' 2018\u200e', 2018],
    ['depuis 2018', 2018],
    ['2018 et plus', 2018],
  ])('%s is %i', (text, value) => {
    expect(readYear(text)).toBe(value)
  })

  it.each(['', '18', '20', '2018 2019', '20188', '-2018', '12/2018'])('%j is none', (text) => {
    expect(readYear(text)).toBeUndefined()
  })
})

describe('the first number in a text', () => {
  it.each([
    ['85 000 2018', 85_000, '85 000'],
    ['2018 85 000', 2018, '2018'],
    ['2000 000 dh', 2_000_000, '2000 000'],
    ['85,000.50 and more', 85_000.5, '85,000.50'],
    ['1.500,25', 1500.25, '1.500,25'],
    ['7,5 k', 7.5, '7,5'],
    ['12.34.56', 12.34, '12.34'],
    ['05 000', 5, '05'],
    ['1 5000', 1, '1'],
  ])('%s is %d', (text, value, written) => {
    expect(firstNumberIn(text)).toEqual({ value, written })
  })

  it('is none where a text begins with none', () => {
    expect(['', 'dh 5', '.5', ' 5'].map(firstNumberIn)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is what an amount of its own is', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('', ' ', '.', ',', '’'), (value, group) => {
        const written = String(value).replace(/\B(?=(?:\d{3})+$)/g, group)
        expect(firstNumberIn(`${written} dh`)).toEqual({ value: readAmount(written, 'MAD'), written })
      }),
    )
  })
})

it('each currency has its own units, whatever was read before, and an empty text is no amount', () => {
  const read = () => ['DH', 'FCFA', 'R'].map((unit) => readAmount(`85 000 ${unit}`, 'MAD'))
  expect(read()).toEqual([85_000, undefined, undefined])
  expect(readAmount('85 000 FCFA', 'XOF')).toBe(85_000)
  expect(read()).toEqual([85_000, undefined, undefined])
  expect(['', ' '].map((text) => readAmount(text, 'MAD'))).toEqual([undefined, undefined])
})
