import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { COLORS, FEATURES } from '../car/vocabulary.ts'
import type { CarFilters, ListingQuery } from './filters.ts'
import { activeFilters, withoutFilter, withOwnModels, writeListingQuery } from './query-string.ts'
import { RANGE_FILTERS } from './ranges.ts'
import { readListingQuery } from './read-listing-query.ts'
import { ADDITIVE_FACETS, FACETS, HIGHLIGHTS, isAdditive, SORTS } from './vocabulary.ts'

const chosen = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }).map((list) => list.sort())
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  filters: fc.record(
    {
      brand: chosen(['toyota', 'dacia', 'kia']),
      color: chosen(COLORS),
      feature: chosen(FEATURES),
      highlight: chosen(HIGHLIGHTS),
      modelYear: chosen(['2019', '2020', 'older']),
      priceMin: fc.nat(10_000_000),
      mileageMax: fc.nat(500_000),
      q: fc.constantFrom('land cruiser', 'مرسيدس'),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 1000 }),
})

describe('the address of a listing', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readListingQuery(writeListingQuery(query), 'MAD')).toEqual(query)
      }),
    )
  })

  it('never throws and stays canonical whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('brand', 'color', 'highlight', 'modelYear', 'priceMin', 'page', 'sort', 'q', 'seats', 'x'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const query = readListingQuery(new URLSearchParams(pairs), 'MAD')
          expect(readListingQuery(writeListingQuery(query), 'MAD')).toEqual(query)
        },
      ),
    )
  })

  it('leaves out what no control could have written, and says so', () => {
    const query = readListingQuery(
      new URLSearchParams(
        'color=pink&brand=%C2%A7%27--&priceMin=-5&priceMax=1e9&page=0&sort=best&modelYear=1066&modelYear=Older&highlight=cheap',
      ),
      'MAD',
    )
    const { ignored, ...rest } = query
    expect(rest).toEqual({ filters: {}, sort: 'newest', page: 1 })
    expect(ignored?.map(({ name, text }) => `${name}=${text}`)).toEqual([
      "brand=§'--",
      'color=pink',
      'modelYear=1066',
      'modelYear=Older',
      'highlight=cheap',
      'priceMin=-5',
      'priceMax=1e9',
    ])
  })

  it.each(['yearMin=20', 'yearMax=3000', 'mileageMax=9999999', 'doors=10', 'seats=61', 'priceMax=5+millions'])(
    'with %s filters by nothing, and keeps what was typed',
    (typed) => {
      const query = readListingQuery(new URLSearchParams(`color=red&${typed}`), 'MAD')
      expect(query.filters).toEqual({ color: ['red'] })
      expect(writeListingQuery(query).toString()).toBe(`color=red&${typed}`)
    },
  )

  it.each([
    ['priceMax=85000.50', { priceMax: 85_000 }],
    ['priceMax=85 000,00', { priceMax: 85_000 }],
    ['priceMax=1.500,00', { priceMax: 1_500 }],
    ['priceMax=٨٥٠٠٠', { priceMax: 85_000 }],
    ['priceMax=٨٥٬٠٠٠', { priceMax: 85_000 }],
    ['yearMin=٢٠١٨', { yearMin: 2018 }],
    ['mileageMax=120 000 km', { mileageMax: 120_000 }],
    ['seats=٥&modelYear=٢٠١٨', { seats: ['5'], modelYear: ['2018'] }],
  ])('takes %s as people write it', (typed, filters) => {
    expect(readListingQuery(new URLSearchParams(typed), 'MAD')).toEqual({ filters, sort: 'newest', page: 1 })
  })

  it('with crossed ends keeps the lower one, and says that the upper one is below it', () => {
    const query = readListingQuery(new URLSearchParams('priceMin=200000&priceMax=100 000'), 'MAD')
    expect(query.filters).toEqual({ priceMin: 200_000 })
    expect(query.ignored).toEqual([{ name: 'priceMax', text: '100 000', why: 'crossed' }])
  })

  it('drops nothing silently', () => {
    const names = [...FACETS, ...RANGE_FILTERS]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ minLength: 1, maxLength: 30 }), (name, text) => {
        fc.pre(text.trim() !== '')
        const { filters, ignored = [] } = readListingQuery(new URLSearchParams([[name, text]]), 'MAD')
        expect(Number(filters[name] !== undefined) + ignored.length).toBe(1)
      }),
    )
  })

  it('takes 100 characters of the first text, and says what else it leaves out', () => {
    const [words, rest] = ['duster '.repeat(14), 'diesel automatique']
    const params = new URLSearchParams([
      ['q', ' '],
      ['q', `${words}de${rest}`],
      ['q', 'clio'],
      ['color', 'pink'],
    ])
    const query = readListingQuery(params, 'MAD')
    expect(query.filters).toEqual({ q: `${words}de` })
    expect(query.ignored?.map(({ name, text }) => `${name}=${text}`)).toEqual(['color=pink', `q=${rest}`, 'q=clio'])
    expect(readListingQuery(writeListingQuery(query), 'MAD')).toEqual(query)
  })

  it('takes 60 values of a group, and says which of the others it leaves out', () => {
    const models = Array.from({ length: 62 }, (_, index) => `kia-${index}`)
    const query = readListingQuery(new URLSearchParams(models.map((model) => ['model', model])), 'MAD')
    expect(query.filters.model).toHaveLength(60)
    expect(query.ignored?.map(({ name, text }) => `${name}=${text}`)).toEqual(['model=kia-60', 'model=kia-61'])
    expect(readListingQuery(writeListingQuery(query), 'MAD')).toEqual(query)
  })

  it('takes years, all that are older, and what speaks for a car', () => {
    const query = readListingQuery(
      new URLSearchParams('modelYear=older&modelYear=2004&highlight=priceLowered&highlight=flawPhotos'),
      'MAD',
    )
    expect(query.filters).toEqual({ modelYear: ['2004', 'older'], highlight: ['flawPhotos', 'priceLowered'] })
    expect(writeListingQuery(query).toString()).toBe(
      'modelYear=2004&modelYear=older&highlight=flawPhotos&highlight=priceLowered',
    )
  })

  it('takes brands, models and cities by their names', () => {
    const query = readListingQuery(
      new URLSearchParams('brand=Land+Rover&brand=land-rover&city=B%C3%A9ni+Mellal'),
      'MAD',
    )
    expect(query.filters).toEqual({ brand: ['land-rover'], city: ['beni-mellal'] })
  })

  it('takes amounts with the separators that people type', () => {
    expect(readListingQuery(new URLSearchParams({ priceMax: '1 250\u00a0000' }), 'MAD').filters.priceMax).toBe(
      1_250_000,
    )
  })
})

describe('active filters', () => {
  it('can each be taken away until none is left', () => {
    fc.assert(
      fc.property(queries, ({ filters }) => {
        let rest = filters
        for (const entry of activeFilters(filters)) {
          const before = activeFilters(rest).length
          rest = withoutFilter(rest, entry)
          expect(activeFilters(rest)).toHaveLength(before - 1)
        }
        expect(rest).toEqual({})
      }),
    )
  })

  it.each<[filters: CarFilters, brand: string, left: CarFilters]>([
    [{ brand: ['dacia'], model: ['dacia-duster'], color: ['red'] }, 'dacia', { color: ['red'] }],
    [{ brand: ['dacia', 'kia'], model: ['dacia-duster', 'kia-rio'] }, 'dacia', { brand: ['kia'], model: ['kia-rio'] }],
    [
      { brand: ['land', 'land-rover'], model: ['land-rover-defender'] },
      'land',
      { brand: ['land-rover'], model: ['land-rover-defender'] },
    ],
    [{ brand: ['dacia'], model: ['kia-rio'] }, 'dacia', { model: ['kia-rio'] }],
  ])('%j lose with the brand %s its models alone', (filters, value, left) => {
    expect(withoutFilter(filters, { name: 'brand', value })).toEqual(left)
  })

  it('keep of their models those of chosen brands', () => {
    const filters = { brand: ['kia'], model: ['dacia-duster', 'kia-rio'], color: ['red'] }
    expect(withOwnModels(filters)).toEqual({ brand: ['kia'], model: ['kia-rio'], color: ['red'] })
    expect(withOwnModels({ model: ['kia-rio'] })).toEqual({})
  })
})

describe('the groups', () => {
  it('add up where a car may have all that is chosen', () => {
    expect(FACETS.filter(isAdditive)).toEqual([...ADDITIVE_FACETS])
  })
})
