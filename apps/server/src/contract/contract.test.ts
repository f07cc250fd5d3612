import { describe, expect, it } from 'vitest'

import { boundsOf, RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACET_RULES, FACETS, OLDER } from '@otosafi/domain/listing/vocabulary'
import { EDITIONS } from '@otosafi/editions/registry'

import { createResponseCheck } from './check-response.ts'
import { createDecoder } from './decode-request.ts'
import { OPERATIONS, resolve } from './document.ts'
import { Problem } from './problem.ts'
import type { Schema } from './read-contract.ts'
import { DEFAULTED } from './typed-operation.ts'
import { checkExactly } from './validators.ts'

const listCars = OPERATIONS.find(({ id }) => id === 'listCars')!
const EMPTY = { query: {}, params: {}, headers: {}, body: undefined, edition: EDITIONS.ma }

describe('the operations of the contract', () => {
  it('all compile for validation', () => {
    for (const operation of OPERATIONS) {
      expect(() => createDecoder(operation)).not.toThrow()
      for (const status of operation.responses.keys()) {
        const check = createResponseCheck(operation)
        for (const type of operation.responses.get(status)?.keys() ?? []) {
          expect(() => check(Number(status) || 500, type, Symbol('no JSON'))).toThrow(operation.id)
        }
      }
    }
  })

  it('share the validator of what they answer alike', () => {
    const { contract } = listCars
    const [one, other] = ['Problem', 'Problem'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
    expect(checkExactly(one ?? {}, contract)).toBe(checkExactly(other ?? {}, contract))
  })

  it('have defaults for exactly the parameters that handlers count on', () => {
    const parameters = OPERATIONS.flatMap((operation) => operation.parameters)
    const isDefaulted = (name: string) => DEFAULTED.some((each) => each === name)
    expect(new Set(parameters.filter(({ schema }) => 'default' in schema).map(({ name }) => name))).toEqual(
      new Set(DEFAULTED),
    )
    for (const { name, schema } of parameters.filter((parameter) => isDefaulted(parameter.name))) {
      expect([name, 'default' in schema]).toEqual([name, true])
    }
  })
})

describe('the facets of the listing', () => {
  it('are counted one by one in the contract', () => {
    const { required } = resolve<Schema>({ $ref: '#/components/schemas/Facets' })
    expect((required as string[]).toSorted()).toEqual(FACETS.toSorted())
  })

  it.each(FACETS)('%s takes the values of its vocabulary, as texts or as numbers, and no others', (facet) => {
    const { values, numeric } = FACET_RULES[facet]
    const decode = createDecoder(listCars)
    const some =
      values === 'slug' ? ['dacia'] : values === 'year' ? ['2019', OLDER] : values === 'number' ? ['4'] : values
    const { query } = decode({ ...EMPTY, query: { [facet]: [...some] } })
    expect(query[facet]).toEqual(numeric ? some.map(Number) : some)
    expect(() => decode({ ...EMPTY, query: { [facet]: 'No such value' } })).toThrow(Problem)
  })
})

it.each(RANGE_FILTERS)('%s takes the numbers of its range, and no others', (name) => {
  const decode = createDecoder(listCars)
  const { min, max } = boundsOf(name)
  for (const value of [min, max]) {
    expect(decode({ ...EMPTY, query: { [name]: String(value) } }).query[name]).toBe(value)
  }
  for (const value of [min - 1, max + 1, min + 0.5]) {
    expect(() => decode({ ...EMPTY, query: { [name]: String(value) } })).toThrow(Problem)
  }
})

describe('a query', () => {
  const decode = createDecoder(listCars)

  it('is read with its numbers, lists and defaults', () => {
    const { query } = decode({
      ...EMPTY,
      query: {
        brand: 'dacia',
        color: ['red', 'blue'],
        modelYear: ['2019', 'older'],
        priceMax: '90000',
        facets: 'false',
      },
    })
    expect(query).toEqual({
      brand: ['dacia'],
      color: ['red', 'blue'],
      modelYear: ['2019', 'older'],
      priceMax: 90_000,
      facets: false,
      sort: 'newest',
      page: 1,
      limit: 24,
    })
  })

  it('may hold parameters that nobody knows, and empty fields of a form', () => {
    const { query } = decode({
      ...EMPTY,
      query: { utm_source: 'x', __proto__: 'y', q: '', priceMin: '', brand: ['', 'kia'] },
    })
    expect(query).toEqual({ brand: ['kia'], facets: true, sort: 'newest', page: 1, limit: 24 })
  })

  it.each([
    [{ color: 'pink' }, '/query/color/0', 'option'],
    [{ highlight: 'cheap' }, '/query/highlight/0', 'option'],
    [{ modelYear: 'oldest' }, '/query/modelYear/0', 'invalid'],
    [{ brand: 'DROP TABLE' }, '/query/brand/0', 'invalid'],
    [{ page: '0' }, '/query/page', 'numberBetween'],
    [{ limit: '49' }, '/query/limit', 'numberBetween'],
    [{ page: ['1', '2'] }, '/query/page', 'invalid'],
    [{ priceMin: '1e999' }, '/query/priceMin', 'invalid'],
    [{ facets: 'yes' }, '/query/facets', 'invalid'],
    [{ q: 'x'.repeat(101) }, '/query/q', 'textMax'],
    [{ city: Array.from({ length: 61 }, () => 'fes') }, '/query/city', 'invalid'],
  ])('%j is refused', (query, path, code) => {
    const refusal = (() => {
      try {
        return decode({ ...EMPTY, query })
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(Problem)
    expect((refusal as Problem).toDocument('id')).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [expect.objectContaining({ path, code })],
    })
  })
})

describe('a body', () => {
  const signUp = OPERATIONS.find(({ id }) => id === 'login')!

  it('is taken as it is: nothing coerced, nothing dropped', () => {
    const decode = createDecoder(signUp)
    expect(() => decode({ ...EMPTY, body: { identifier: 1, password: 'x', surprise: true } })).toThrow(Problem)
    expect(() => decode(EMPTY)).toThrow(Problem)
  })

  it('has lists whose items are looked at a few times each, however many there are', () => {
    const decode = createDecoder(OPERATIONS.find(({ id }) => id === 'recordUsage')!)
    const body = (events: readonly string[]) => ({ ...EMPTY, body: { route: 'home', events } })
    expect(() => decode(body(['pageSeen', 'search']))).not.toThrow()
    expect(() => decode(body(['pageSeen', 'pageSeen']))).toThrow(Problem)
    const names = Array.from({ length: 1000 }, (_, at) => `event ${at}`)
    let looks = 0
    const watched = new Proxy(names, {
      get(list, name, receiver) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1
        return Reflect.get(list, name, receiver) as unknown
      },
    })
    expect(() => decode(body(watched))).toThrow(Problem)
    expect(looks).toBeLessThan(20 * names.length)
  })
})
