import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parsePath } from '@otosafi/editions/routes/parse-path'
import { ROUTE_KEYS, ROUTES } from '@otosafi/editions/routes/route-table'

import { usageOfPage } from './usage-of-page.ts'

const CAR = '/buy/dacia/duster/2020/150000/4k7q2pxa'
const page = (address: string) => {
  const { pathname, search } = new URL(address, 'https://otosafi.ma')
  return { pathname, search }
}

describe('a page', () => {
  it.each([
    ['/fr', null, 'home', ['pageSeen']],
    ['/ar/buy-cars', null, 'buyCars', ['pageSeen']],
    ['/buy-cars?page=2&sort=price&brand=', null, 'buyCars', ['pageSeen']],
    ['/buy-cars?brand=dacia', null, 'buyCars', ['pageSeen', 'search']],
    ['/buy-cars?brand=dacia', '/buy-cars', 'buyCars', ['search']],
    [CAR, '/buy-cars', 'car', ['pageSeen', 'carSeen']],
    ['/interested/4k7q2pxa', CAR, 'interested', ['pageSeen', 'bookingBegun']],
    ['/bookings/secret', '/interested/4k7q2pxa', 'booking', ['pageSeen', 'requestSent']],
    ['/bookings/secret', null, 'booking', ['pageSeen']],
    ['/sales/secret', '/sell-your-car', 'sale', ['pageSeen', 'requestSent']],
  ])('%s after %s counts for route %s: %j', (now, before, route, events) => {
    expect(usageOfPage(page(now), before === null ? null : page(before))).toEqual({ route, events })
  })

  it.each([
    ['/buy-cars?page=3&brand=dacia', '/buy-cars?brand=dacia&page=2'],
    [`${CAR}?sent=callback`, CAR],
    ['/no-such-page', '/fr'],
  ])('%s after %s counts nothing more', (now, before) => {
    expect(usageOfPage(page(now), page(before))).toBeNull()
  })

  it('is counted by its route alone: no parameter of its address leaves the browser', () => {
    const value = fc.stringMatching(/^[a-z]{6}\d{6}$/)
    fc.assert(
      fc.property(fc.constantFrom(...ROUTE_KEYS), value, (key, secret) => {
        const address = page(`/${ROUTES[key].path.replaceAll(/:\w+/g, secret)}?q=${secret}`)
        const usage = usageOfPage(address, null)
        expect(usage?.route).toBe(parsePath(address.pathname)?.key)
        expect(JSON.stringify(usage)).not.toContain(secret)
      }),
    )
  })
})
