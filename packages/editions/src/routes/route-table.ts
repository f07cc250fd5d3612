import type { EditionFeature } from '../edition.ts'

/** What a page does with the session of its visitor: it is shown to nobody without one, or differs with one. */
type SessionUse = 'needed' | 'read'

/**
 * The route table (spec section 2): path of each route key without language prefix. The paths are the same names in
 * every language; `unprefixed` keys have one address for all languages (decision 4). A car's report and the form to
 * report a problem, the comparison, the cars seen last and the page to sign in are the product's own beside the spec's.
 * Where no `session` is named a page is the same for everybody, and is kept for everybody.
 */
export const ROUTES = {
  slash: { path: '', unprefixed: true },
  home: { path: 'home' },
  buyCars: { path: 'buy-cars' },
  buy: { path: 'buy' },
  car: { path: 'buy/:brand/:model/:year/:price/:id' },
  carReport: { path: 'buy/:brand/:model/:year/:price/:id/report' },
  carProblem: { path: 'buy/:brand/:model/:year/:price/:id/problem' },
  compare: { path: 'compare' },
  recentlyViewed: { path: 'recently-viewed' },
  sellCar: { path: 'sell-car' },
  finance: { path: 'finance' },
  carInsurance: { path: 'car-insurance' },
  about: { path: 'about' },
  ourTeam: { path: 'about/our-team', feature: 'ourTeam' },
  faqs: { path: 'faqs' },
  contactUs: { path: 'contact-us' },
  blog: { path: 'blog' },
  blogPost: { path: 'blog/:id' },
  account: { path: 'account', session: 'needed' },
  favourites: { path: 'account/favourites' },
  signIn: { path: 'account/sign-in', session: 'read' },
  accountSection: { path: 'account/:key', session: 'needed' },
  interested: { path: 'interested/:id' },
  category: { path: 'category/:id' },
  privacyPolicy: { path: 'privacy-policy' },
  termsOfUse: { path: 'terms-of-use' },
  unsubscribeBlog: { path: 'unsubscribe-blog/:token' },
  editProfile: { path: 'edit-profile', unprefixed: true, session: 'needed' },
  sellYourCar: { path: 'sell-your-car', unprefixed: true },
  pricingTool: { path: 'pricing-tool', feature: 'pricingTool' },
  resetPassword: { path: 'reset-password' },
  userToken: { path: 'user/:token' },
  forgotPassword: { path: 'forgot-password/:token' },
} as const satisfies Record<string, { path: string; unprefixed?: true; feature?: EditionFeature; session?: SessionUse }>

export type RouteKey = keyof typeof ROUTES

export const ROUTE_KEYS = Object.keys(ROUTES) as RouteKey[]

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : unknown

/** What the pages of a route do with a session; null where they are the same for everybody. */
export function sessionUseOf(key: RouteKey): SessionUse | null {
  const route = ROUTES[key]
  return 'session' in route ? route.session : null
}

/** The parameters that the address of a route needs. */
export type RouteParams<Key extends RouteKey> = ParamsOf<(typeof ROUTES)[Key]['path']>
