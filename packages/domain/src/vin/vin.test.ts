import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasVinCheckDigit, vinCheckDigit } from './check-digit.ts'
import { countryOfVin, regionOfVin, VIN_COUNTRIES } from './country.ts'
import { CHECK_VERDICTS, decodeVin } from './decode-vin.ts'
import { KNOWN_IDENTIFIERS, makerOf } from './makers.ts'
import { modelYearCode, modelYearsOf, YEAR_CYCLE } from './model-years.ts'
import { toVin } from './to-vin.ts'

const LATEST = 2027
const CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const vins = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 17, maxLength: 17 })

/** The number with the ninth character that is right. */
const corrected = (vin: string) => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)

describe('a typed number', () => {
  it.each([
    ['JTDBR32E720123456', 'JTDBR32E720123456'],
    ['vf1-lm1b0h 36123456', 'VF1LM1B0H36123456'],
    ['١١١١١١١١١١١١١١١١١', '11111111111111111'],
  ])('%s is %s', (text, vin) => expect(toVin(text)).toBe(vin))

  it.each([
    '',
    'JTDBR32E72012345',
    'JTDBR32E7201234567',
    'ITDBR32E720123456',
    'JTDBR32EO20123456',
    'JTDBR32E72012345q',
    'JTDBR32E7201_3456',
    'ſTDBR32E720123456ß',
  ])('"%s" is none', (text) => {
    expect(toVin(text)).toBeNull()
    expect(decodeVin(text, LATEST)).toBeNull()
  })

  it('is the same however its characters are grouped and written', () => {
    fc.assert(
      fc.property(
        vins,
        fc.integer({ min: 1, max: 16 }),
        fc.constantFrom(' ', '-', '\u00a0', '\u200e'),
        (vin, at, gap) => {
          expect(toVin(` ${vin.slice(0, at).toLowerCase()}${gap}${vin.slice(at)} `)).toBe(vin)
          expect(toVin(vin)).toBe(vin)
        },
      ),
    )
  })
})

describe('the check digit', () => {
  it('is that of published examples', () => {
    for (const right of ['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1m8gdm9axkp042788'])
      expect(hasVinCheckDigit(right), right).toBe(true)
    for (const wrong of ['1M8GDM9A1KP042788', '5GZCZ43D23S812715', 'too short'])
      expect(hasVinCheckDigit(wrong), wrong).toBe(false)
  })

  it('is one character, whatever stands in its own place', () => {
    fc.assert(
      fc.property(vins, fc.constantFrom(...CHARACTERS), (vin, other) => {
        expect(vinCheckDigit(vin.slice(0, 8) + other + vin.slice(9))).toBe(vinCheckDigit(vin))
        expect(hasVinCheckDigit(corrected(vin))).toBe(true)
      }),
    )
  })

  it('finds a single character of another value that was mistyped', () => {
    const places = fc.integer({ min: 0, max: 16 }).filter((at) => at !== 8)
    fc.assert(
      fc.property(vins.map(corrected), places, fc.constantFrom(...'0123456789'), (vin, at, digit) => {
        fc.pre(/\d/.test(vin.charAt(at)) && vin.charAt(at) !== digit)
        expect(hasVinCheckDigit(vin.slice(0, at) + digit + vin.slice(at + 1))).toBe(false)
      }),
    )
  })
})

describe('the model year', () => {
  it('may be of either cycle, and never one that is yet to come', () => {
    expect(modelYearsOf('A', LATEST)).toEqual([1980, 2010])
    expect(modelYearsOf('Y', LATEST)).toEqual([2000])
    expect(modelYearsOf('Y', 2030)).toEqual([2000, 2030])
    expect(modelYearsOf('9', LATEST)).toEqual([2009])
    for (const none of ['0', 'U', 'Z', 'I', '', 'AB']) expect(modelYearsOf(none, LATEST), none).toEqual([])
  })

  it('has one code, which means it and those a cycle away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2039 }), (year) => {
        const years = modelYearsOf(modelYearCode(year), 2039)
        expect(years).toContain(year)
        expect(years).toHaveLength(2)
        expect((years[1] ?? 0) - (years[0] ?? 0)).toBe(YEAR_CYCLE)
      }),
    )
  })
})

describe('the maker', () => {
  it('has identifiers that are no other’s, nearly all of known countries', () => {
    expect(new Set(KNOWN_IDENTIFIERS).size).toBe(KNOWN_IDENTIFIERS.length)
    for (const identifier of KNOWN_IDENTIFIERS) {
      expect(identifier).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/)
      expect(makerOf(identifier)).not.toBeNull()
      expect(regionOfVin(identifier), identifier).not.toBeNull()
    }
    // Opel’s since it belongs to a French group: published lists still give the block to another country.
    expect(KNOWN_IDENTIFIERS.filter((each) => countryOfVin(each) === null)).toEqual(['VXK', 'VXE'])
  })

  it.each([
    ['VF1', 'Renault', 'FR', 'europe'],
    ['UU1', 'Dacia', 'RO', 'europe'],
    ['AHT', 'Toyota', 'ZA', 'africa'],
    ['MA3', 'Suzuki', 'IN', 'asia'],
    ['LVV', 'Chery', 'CN', 'asia'],
    ['7SA', 'Tesla', 'US', 'northAmerica'],
    ['ZFA', 'Fiat', 'IT', 'europe'],
    ['93Y', 'Renault', 'BR', 'southAmerica'],
  ])('of %s is %s, of %s', (identifier, maker, country, region) => {
    expect([makerOf(identifier), countryOfVin(identifier), regionOfVin(identifier)]).toEqual([maker, country, region])
  })

  it('is not guessed', () => {
    expect(makerOf('QQQ')).toBeNull()
    // Published lists give these blocks to different countries.
    for (const disputed of ['CF', 'DF', 'BS']) expect(countryOfVin(disputed)).toBeNull()
    for (const given of ['E', 'F', 'G', '0']) expect(regionOfVin(`${given}A`)).toBeNull()
  })
})

describe('a decoded number', () => {
  it('is one of North America', () => {
    expect(decodeVin('1hgcm82633a004352', LATEST)).toEqual({
      vin: '1HGCM82633A004352',
      region: 'northAmerica',
      country: 'US',
      maker: 'Honda',
      isSmallMaker: false,
      check: 'right',
      modelYears: [2003],
      isYearLawful: true,
      likelyYear: null,
      plant: 'A',
    })
  })

  it('tells the cycles apart where the law does', () => {
    const vin = (seventh: string) => `1HGCM8${seventh}63AA004352`
    expect(decodeVin(vin('2'), LATEST)).toMatchObject({ modelYears: [1980, 2010], likelyYear: 1980 })
    expect(decodeVin(vin('F'), LATEST)).toMatchObject({ modelYears: [1980, 2010], likelyYear: 2010 })
    expect(decodeVin('LVVDB11B6AD000001', LATEST)).toMatchObject({ modelYears: [1980, 2010], likelyYear: null })
  })

  it('of Europe is not blamed for its ninth character', () => {
    expect(decodeVin('WVWZZZ1KZ6W000001', LATEST)).toMatchObject({
      maker: 'Volkswagen',
      country: 'DE',
      check: 'none',
      modelYears: [2006],
      isYearLawful: false,
      plant: null,
    })
  })

  it('of China or America is doubted with another ninth character', () => {
    fc.assert(
      fc.property(
        vins,
        fc.constantFrom('1', '2', '3', '4', '5', 'L', 'H'),
        fc.constantFrom(...'0123456789X'),
        (vin, first, ninth) => {
          const right = corrected(first + vin.slice(1))
          expect(decodeVin(right, LATEST)?.check).toBe('right')
          fc.pre(right.charAt(8) !== ninth)
          expect(decodeVin(right.slice(0, 8) + ninth + right.slice(9), LATEST)?.check).toBe('wrong')
        },
      ),
    )
  })

  it.each(['L', 'H'])('of China is read by its law in the block %s', (first) => {
    expect(decodeVin(corrected(`${first}XMDB11B6RA000001`), LATEST)).toMatchObject({
      country: 'CN',
      check: 'right',
      isYearLawful: true,
      plant: 'A',
    })
  })

  it('of a small maker names none: others have the same identifier', () => {
    expect(decodeVin('SA9ABCDE0F1123456', LATEST)).toMatchObject({ maker: null, isSmallMaker: true, country: 'GB' })
  })

  it('is whole, whatever its characters, and blames no number of elsewhere', () => {
    fc.assert(
      fc.property(vins, fc.integer({ min: 2020, max: 2040 }), (vin, latest) => {
        const decoded = decodeVin(vin, latest)
        expect(decoded?.vin).toBe(vin)
        expect(CHECK_VERDICTS).toContain(decoded?.check)
        expect(decoded?.modelYears.every((year) => year >= 1980 && year <= latest)).toBe(true)
        if (!/^[1-57HL]/.test(vin)) expect(['extra', 'none']).toContain(decoded?.check)
        if (decoded?.country) expect(VIN_COUNTRIES).toContain(decoded.country)
        if (decoded?.likelyYear) expect(decoded.modelYears).toContain(decoded.likelyYear)
      }),
    )
  })
})
