import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { type CarAddress, carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ROUTE_KEYS, type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'

/** Ids in the addresses of an edition's pages. */
export type Stock = {
  /** A car that can be bought and has a public report. */
  car: CarAddress
  /** The ids of some cars, with commas between them. */
  cars: string
  /** The id of an article of the blog. */
  post: string
}

/** A page as Lighthouse is asked to judge it. */
export type JudgedPage = {
  name: string
  path: string
  /** Names of Lighthouse's audits that cannot hold for such a page. */
  exempt: readonly string[]
}

/** How the page of a route is judged. Exempt audits are those that its kind cannot pass. */
type Judgement = { path: (language: Language, stock: Stock) => string; exempt: readonly string[] }

/** Search engines shall not list such a page. */
const UNLISTED = ['is-crawlable']

/** The 404 page: the browser logs its status as an error, and no search engine lists it. */
const NOWHERE = [...UNLISTED, 'http-status-code', 'errors-in-console', 'meta-description']

/** The routes whose address needs nothing but the language. */
type PlainKey = {
  [Key in RouteKey]: (typeof ROUTES)[Key]['path'] extends `${string}:${string}` ? never : Key
}[RouteKey]

const at = (key: PlainKey, exempt: readonly string[] = []): Judgement => ({
  path: (language) => pathFor(key, language),
  exempt,
})

const ofCar = (rest: string, exempt: readonly string[] = []): Judgement => ({
  path: (language, { car }) => `${carPath(car, language)}${rest}`,
  exempt,
})

const ofCars = (key: 'compare' | 'recentlyViewed' | 'favourites'): Judgement => ({
  path: (language, { cars }) => `${pathFor(key, language)}?cars=${cars}`,
  exempt: UNLISTED,
})

/** An unknown token. */
const TOKEN = 'a'.repeat(43)

const withToken = (
  key: 'unsubscribeBlog' | 'userToken' | 'newsletter' | 'forgotPassword' | 'booking' | 'visit' | 'sale' | 'poll',
  exempt: readonly string[],
): Judgement => ({ path: (language) => pathFor(key, language, { token: TOKEN }), exempt })

/**
 * The routes as somebody meets them who is not signed in: how the page is judged, or why there is none to judge. One whose
 * address is plain need not be here.
 */
const JUDGEMENTS: Readonly<
  Record<Exclude<RouteKey, PlainKey>, Judgement | string> & Partial<Record<PlainKey, Judgement | string>>
> = {
  slash: 'home, or the way to it',
  buy: 'the listing at a second address',
  car: ofCar(''),
  carReport: ofCar('/report', UNLISTED),
  carProblem: ofCar('/problem', UNLISTED),
  carCheck: ofCar('/check', UNLISTED),
  compare: ofCars('compare'),
  poll: withToken('poll', NOWHERE),
  recentlyViewed: ofCars('recentlyViewed'),
  carCosts: { path: (language, { car }) => `${pathFor('carCosts', language)}?car=${car.id}`, exempt: UNLISTED },
  financeSchedule: 'a file',
  serviceTime: { path: (language) => pathFor('serviceTime', language, { key: 'inspector' }), exempt: UNLISTED },
  blogPost: { path: (language, { post }) => pathFor('blogPost', language, { id: post }), exempt: [] },
  account: 'leads to the page for signing in, which is judged itself',
  favourites: ofCars('favourites'),
  signIn: at('signIn', UNLISTED),
  signUp: at('signUp', UNLISTED),
  accountExport: 'a file',
  accountSection: 'leads to the page for signing in, as the account does',
  chooseCar: {
    path: (language, { cars }) => `${pathFor('chooseCar', language)}?favourites=${cars}`,
    exempt: UNLISTED,
  },
  interested: { path: (language, { car }) => pathFor('interested', language, { id: car.id }), exempt: UNLISTED },
  booking: withToken('booking', NOWHERE),
  visit: withToken('visit', NOWHERE),
  sale: withToken('sale', NOWHERE),
  category: { path: (language) => pathFor('category', language, { id: 'suv' }), exempt: [] },
  leaveNewsletter: at('leaveNewsletter', UNLISTED),
  unsubscribeBlog: withToken('unsubscribeBlog', UNLISTED),
  editProfile: 'leads to the page for signing in, as the account does',
  resetPassword: at('resetPassword', UNLISTED),
  userToken: withToken('userToken', UNLISTED),
  newsletter: withToken('newsletter', UNLISTED),
  forgotPassword: withToken('forgotPassword', UNLISTED),
}

/** A page of every kind that an edition has, in its default language, and one that does not exist. */
export function judgedPages(edition: EditionId, stock: Stock): JudgedPage[] {
  const { defaultLanguage, features } = EDITIONS[edition]
  const pages = ROUTE_KEYS.flatMap((name): JudgedPage[] => {
    const judgement = JUDGEMENTS[name] ?? at(name as PlainKey)
    const route = ROUTES[name]
    if (typeof judgement === 'string' || ('feature' in route && !features[route.feature])) return []
    return [{ name, path: judgement.path(defaultLanguage, stock), exempt: judgement.exempt }]
  })
  return [...pages, { name: 'notFound', path: `${pathFor('buyCars', defaultLanguage)}/nowhere`, exempt: NOWHERE }]
}

/** Those of some pages that are asked for by name; all of them where none is. Throws for one that is not among them. */
export function choosePages(pages: readonly JudgedPage[], asked: readonly string[]): readonly JudgedPage[] {
  const missing = asked.filter((name) => !pages.some((page) => page.name === name))
  if (missing.length > 0) throw new Error(`Lighthouse has no page to judge for ${missing.join(', ')}.`)
  return asked.length === 0 ? pages : pages.filter(({ name }) => asked.includes(name))
}
