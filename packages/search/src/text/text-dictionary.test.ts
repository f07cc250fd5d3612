import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Facet } from '@otosafi/domain/listing/vocabulary'

import { editDistance } from './edit-distance.ts'
import { normaliseText } from './normalise.ts'
import { createTextDictionary } from './text-dictionary.ts'
import type { TextEntry } from './text-entry.ts'
import { LOCAL_WORDS } from './words.ts'

const brand = (value: string, ...names: string[]): TextEntry => ({ kind: 'brand', value, names })
const model = (value: string, ...names: string[]): TextEntry => ({ kind: 'model', value, names })
const ENTRIES: TextEntry[] = [
  ...LOCAL_WORDS,
  brand('toyota', 'Toyota', 'تويوتا'),
  brand('mercedes-benz', 'Mercedes-Benz', 'Mercedes', 'مرسيدس'),
  brand('volkswagen', 'Volkswagen', 'VW', 'فولكس فاجن', 'فولكسفاغن'),
  brand('citroen', 'Citroën', 'سيتروين'),
  brand('skoda', 'Škoda'),
  brand('peugeot', 'Peugeot', 'بيجو'),
  brand('renault', 'Renault', 'رونو'),
  brand('hyundai', 'Hyundai', 'هيونداي'),
  brand('audi', 'Audi', 'أودي'),
  brand('mazda', 'Mazda'),
  brand('land-rover', 'Land Rover'),
  model('toyota-corolla', 'Corolla', 'كورولا'),
  model('toyota-land-cruiser', 'Land Cruiser'),
  model('toyota-land-cruiser-prado', 'Land Cruiser Prado', 'Prado'),
  model('toyota-c-hr', 'C-HR'),
  model('volkswagen-golf', 'Golf'),
  model('renault-clio', 'Clio'),
  model('peugeot-208', '208'),
  model('peugeot-2008', '2008'),
  model('hyundai-tucson', 'Tucson'),
  model('mazda-3', '3'),
  { kind: 'city', value: 'casablanca', names: ['Casablanca', 'الدار البيضاء'] },
  { kind: 'city', value: 'rabat', names: ['Rabat', 'الرباط'] },
  { kind: 'city', value: 'sale', names: ['Salé', 'Sale'] },
  { kind: 'city', value: 'mohammedia', names: ['Mohammedia'] },
  { kind: 'region', value: 'casablanca', names: ['Casablanca-Settat', 'Grand Casablanca'] },
  { kind: 'region', value: 'mohammedia', names: ['Casablanca-Settat', 'Grand Casablanca'] },
]
const { interpret } = createTextDictionary(ENTRIES, { year: () => 2026, currency: 'MAD', country: 'MA' })

describe('free text', () => {
  it.each([
    ['mercdes', { brand: ['mercedes-benz'] }],
    ['volksvagen', { brand: ['volkswagen'] }],
    ['tyota corola', { brand: ['toyota'], model: ['toyota-corolla'] }],
    ['hundai tuscon', { brand: ['hyundai'], model: ['hyundai-tucson'] }],
    ['Citroen', { brand: ['citroen'] }],
    ['skoda', { brand: ['skoda'] }],
    ['peugot', { brand: ['peugeot'] }],
    ['تيوتا', { brand: ['toyota'] }],
    ['مرسيدس', { brand: ['mercedes-benz'] }],
    ['اودي', { brand: ['audi'] }],
    ['فولكسفاجن', { brand: ['volkswagen'] }],
    ['فولكس فاجن', { brand: ['volkswagen'] }],
    ['vw golf', { brand: ['volkswagen'], model: ['volkswagen-golf'] }],
    ['mercedesbenz', { brand: ['mercedes-benz'] }],
    ['chr', { model: ['toyota-c-hr'] }],
  ])('finds the brand and model in "%s"', (q, filters) => {
    expect(interpret(q)).toMatchObject({ filters, ignored: [], understood: true })
  })

  it.each([
    ['land cruiser prado', ['toyota-land-cruiser-prado']],
    ['land cruser prado', ['toyota-land-cruiser-prado']],
    ['land cruiser', ['toyota-land-cruiser']],
  ])('takes the longest phrase in "%s"', (q, models) => {
    expect(interpret(q).filters).toEqual({ model: models })
  })

  it.each([
    ['bakkie', { bodyType: ['pickup'] }],
    ['4x4', { drivetrain: ['all'] }],
    ['4×4', { drivetrain: ['all'] }],
    ['SUV 4 x 4', { bodyType: ['suv'], drivetrain: ['all'] }],
    ['quatre quatre', { bodyType: ['suv'] }],
    ['AWD', { drivetrain: ['all'] }],
    ['4 roues motrices', { drivetrain: ['all'] }],
    ['Toyota à quatre roues motrices', { brand: ['toyota'], drivetrain: ['all'] }],
    ['traction intégrale', { drivetrain: ['all'] }],
    ['traction avant', { drivetrain: ['front'] }],
    ['propulsion', { drivetrain: ['rear'] }],
    ['دفع رباعي', { drivetrain: ['all'] }],
    ['الدفع الرباعي', { drivetrain: ['all'] }],
    ['amapine y’imbere', { drivetrain: ['front'] }],
    ['Ñeenti ruu', { drivetrain: ['all'] }],
    ['boîte auto', { transmission: ['automatic'] }],
    ['boite automatique', { transmission: ['automatic'] }],
    ['أوتوماتيك', { transmission: ['automatic'] }],
    ['venant', { condition: ['imported'] }],
    ['France au revoir', { condition: ['imported'] }],
    ["voiture d'occasion importée", { condition: ['used', 'imported'] }],
    ['gasoil', { fuelType: ['diesel'] }],
    ['mazutu', { fuelType: ['diesel'] }],
    ['lisansi', { fuelType: ['petrol'] }],
    ['بنزين', { fuelType: ['petrol'] }],
    ['ديزل', { fuelType: ['diesel'] }],
    ['hybride rechargeable', { fuelType: ['phev'] }],
    ['électrique', { fuelType: ['ev'] }],
    ['citadine rouge 5 places', { bodyType: ['hatchback'], color: ['red'], seats: ['5'] }],
    ['toit ouvrant', { feature: ['sunroof'] }],
    ['سيارة هيونداي في الرباط', { brand: ['hyundai'], city: ['rabat'] }],
  ])('knows the local words of "%s"', (q, filters) => {
    expect(interpret(q)).toMatchObject({ filters, ignored: [], understood: true })
  })

  it.each([
    ['clio 2008', { model: ['renault-clio'], modelYear: ['2008'] }],
    ['peugeot 2008', { brand: ['peugeot'], model: ['peugeot-2008'] }],
    ['peugeot 208 2008', { brand: ['peugeot'], model: ['peugeot-208'], modelYear: ['2008'] }],
    ['2008', { model: ['peugeot-2008'] }],
    ['toyota ٢٠١٨', { brand: ['toyota'], modelYear: ['2018'] }],
    ['mazda 3', { brand: ['mazda'], model: ['mazda-3'] }],
    ['toyota 2027', { brand: ['toyota'], modelYear: ['2027'] }],
  ])('tells models from years in "%s"', (q, filters) => {
    expect(interpret(q)).toMatchObject({ filters, ignored: [], understood: true })
  })

  it.each(['golf 3', 'toyota 2028', 'golf zzqx'])('leaves out the word without a meaning in "%s" and says so', (q) => {
    const { filters, ignored, understood } = interpret(q)
    expect(understood).toBe(true)
    expect(ignored).toEqual([q.split(' ')[1]])
    expect(Object.keys(filters)).toHaveLength(1)
  })

  it('takes a brand beside the model of another as either', () => {
    expect(interpret('toyota golf').filters).toEqual({
      model: ['volkswagen-golf', 'toyota-corolla', 'toyota-land-cruiser', 'toyota-land-cruiser-prado', 'toyota-c-hr'],
    })
  })

  it('finds nothing when no word means anything, and does not narrow when nothing is asked', () => {
    expect(interpret('zzqx wwwk')).toEqual({ filters: {}, read: [], ignored: ['zzqx', 'wwwk'], understood: false })
    expect(interpret('  ')).toEqual({ filters: {}, read: [], ignored: [], understood: true })
    expect(interpret('a car for sale').understood).toBe(true)
  })

  it('does not take a number for a typo, and parts it from the name that it touches', () => {
    expect(interpret('corolla3')).toMatchObject({ filters: { model: ['toyota-corolla'] }, ignored: ['3'] })
    expect(interpret('20088').filters).toEqual({ priceMax: 20_088 })
  })

  it.each([
    ['golf7', { model: ['volkswagen-golf'] }, ['7']],
    ['clio4 diesel', { model: ['renault-clio'], fuelType: ['diesel'] }, ['4']],
    ['toyotacorolla', { brand: ['toyota'], model: ['toyota-corolla'] }, []],
    ['2018toyota', { brand: ['toyota'], modelYear: ['2018'] }, []],
    ['audi a6 2.0 tdi', { brand: ['audi'] }, ['a6', '2.0', 'tdi']],
    ['cars for sale in Morocco', {}, []],
    ['voiture à Salé', { city: ['sale'] }, []],
    ['clio ou 208', { model: ['renault-clio', 'peugeot-208'] }, []],
  ])('parts and joins words in "%s"', (q, filters, ignored) => {
    expect(interpret(q)).toMatchObject({ filters, ignored, understood: true })
  })

  it('reads a region as its cities, and a city in it as that city alone', () => {
    expect(interpret('voiture grand casablanca').filters).toEqual({ city: ['casablanca', 'mohammedia'] })
    expect(interpret('mohammedia casablanca settat').filters).toEqual({ city: ['mohammedia'] })
  })

  it('says which phrases it corrected, took for a place or for an amount, and how to do without', () => {
    expect(interpret('clio  à Rabat, moins de 85 000 DH mercdes').read).toEqual([
      { text: 'Rabat', without: 'clio à , moins de 85 000 DH mercdes', name: 'city', values: ['rabat'] },
      { text: 'moins de 85 000 DH', without: 'clio à Rabat, mercdes', name: 'priceMax', values: ['85000'] },
      { text: 'mercdes', without: 'clio à Rabat, moins de 85 000 DH', name: 'brand', values: ['mercedes-benz'] },
    ])
    expect(interpret('toyota corolla diesel').read).toEqual([])
  })

  it('loses nothing: a word that is neither a filter nor a filler is reported as ignored', () => {
    const word = fc.constantFrom('zzqx', 'wwkk', 'qqrst', 'vvbbn')
    const known = fc.constantFrom('toyota', 'rabat', '85000 dh', '2018', 'voiture', 'à', 'diesel', 'rouge')
    fc.assert(
      fc.property(fc.array(fc.oneof(word, known), { minLength: 1, maxLength: 8 }), (words) => {
        const { ignored } = interpret(words.join(' '))
        expect(ignored).toEqual(words.filter((each) => /[zwqv]{2}/.test(each)))
      }),
    )
  })

  it('reads every local word as its own meaning', () => {
    for (const { kind, value, names } of LOCAL_WORDS) {
      const facet = kind as Facet
      for (const name of names) expect(interpret(name).filters[facet] ?? [], name).toContain(value)
    }
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (q) => {
        expect(Array.isArray(interpret(q).ignored)).toBe(true)
      }),
    )
  })
})

describe('the normal form', () => {
  it('folds accents, Arabic letters, tatweel and digits', () => {
    expect(normaliseText('  Citroën—C4 ')).toBe('citroen c4')
    expect(normaliseText('ألدَّار مـــدى ة ١٢۳')).toBe('الدار مدي ه 123')
  })

  it('is its own normal form', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normaliseText(normaliseText(text)) === normaliseText(text),
      ),
    )
  })
})

describe('the edit distance', () => {
  it('counts a swap as one', () => {
    expect(editDistance('tuscon', 'tucson', 2)).toBe(1)
    expect(editDistance('hundai', 'hyundai', 2)).toBe(1)
    expect(editDistance('abcdef', 'ghijkl', 2)).toBeGreaterThan(2)
  })

  it('is symmetric and at most one after one edit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
        expect(editDistance(a, `${a.slice(0, 3)}x${a.slice(3)}`, 2)).toBe(1)
      }),
    )
  })
})
