import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { siteContext } from '../request/site-context.ts'
import { loader as loadReport } from './car-report/CarReportPage.tsx'
import { loader as loadCar } from './car/CarPage.tsx'
import { loader as loadFavourites } from './favourites/FavouritesPage.tsx'
import { loader as loadInterested } from './interested/InterestedPage.tsx'

const SITE = 'https://otosafi.ma'
const CAR = { ...cardOf(), photos: [], inspection: null, documents: [], dateFirstUse: '2015-03-02' }
const ANSWERS: Readonly<Record<string, unknown>> = {
  [`/api/cars/${CAR.id}`]: CAR,
  '/api/booking-terms': {
    deposit: 3000,
    currency: 'MAD',
    holdDays: 7,
    refund: 'full',
    refundDays: null,
    version: '3000-MAD-7-full',
  },
  '/api/visit-slots': { slots: [] },
  '/api/profile': { fullName: 'Salma', phone: null, phoneVerified: false, email: 'a@example.org', emailVerified: true },
  '/api/wishlists': { wishLists: [] },
}
const PAGES = [
  ['a car', loadCar, carPath(CAR, 'fr')],
  ['its report', loadReport, `${carPath(CAR, 'fr')}/report`],
  ['its next steps', loadInterested, pathFor('interested', 'fr', { id: CAR.id })],
  ['the favourites of an account', loadFavourites, pathFor('favourites', 'fr')],
] as const

/** The data of a page for a visitor who is signed in, whose request has come to the server at `origin`. */
async function dataAt(origin: string, load: (typeof PAGES)[number][1], path: string): Promise<string> {
  const fetchApi: typeof fetch = async (input, init) => {
    const answer = ANSWERS[new URL(new Request(input, init).url).pathname]
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'otosafi.ma', idempotencyKey: null })
  // By the names of its cookies over either protocol.
  const headers = { cookie: 'access_token=a1; __Host-access_token=a1' }
  const request = new Request(`${origin}${path}.data`, { headers })
  const answer = await load({ request, url: new URL(origin + path), context, params: { id: CAR.id }, pattern: '' })
  return JSON.stringify('page' in answer ? answer.page : answer.data.page)
}

it.each(PAGES)('%s has its link by its edition’s origin, not the request’s', async (_, load, path) => {
  const data = await dataAt(SITE, load, path)
  expect(data).toContain(SITE)
  expect(await dataAt('http://10.0.0.5:3000', load, path)).toBe(data)
})
