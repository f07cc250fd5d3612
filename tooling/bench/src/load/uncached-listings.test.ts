import { describe, expect, it } from 'vitest'

import { writeListingQuery } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'

import { ADDRESSES, uncachedListings } from './uncached-listings.ts'

const PRICE = { min: 20_000, max: 500_000 }
const all = [...uncachedListings('/buy', PRICE)]
const queries = all.map((address) => readListingQuery(new URLSearchParams(address.split('?')[1]), 'MAD'))

describe('listings that nobody has asked for', () => {
  it('are all different, also as the listing reads them', () => {
    expect(new Set(all).size).toBe(ADDRESSES)
    expect(new Set(queries.map((query) => writeListingQuery(query).toString())).size).toBe(ADDRESSES)
    expect(all[0]).toBe('/buy?priceMin=20000&priceMax=500000&yearMin=2000')
  })

  it('leave most of the range of prices', () => {
    expect(Math.max(...queries.map(({ filters }) => filters.priceMin ?? 0))).toBeLessThan(68_000)
    expect(Math.min(...queries.map(({ filters }) => filters.priceMax ?? 0))).toBeGreaterThan(452_000)
  })

  it('are refused where prices are too close together', () => {
    expect(() => uncachedListings('/buy', { min: 100, max: 1000 }).next()).toThrow(RangeError)
  })
})
