import type { EditionFeature } from '../edition.ts'

/** Whether a page requires a session, or only depends on it or is reached by a secret link: both are never cached. */
type SessionUse = 'needed' | 'read'

/**
 * The path of each route key without language prefix (P-07); `unprefixed` keys have one address for all languages (P-04).
 * Pages without `session` are the same for everybody, and cached.
 */
export const ROUTES = {
  slash: { path: '', unprefixed: true },
  home: { path: 'home' },
  buyCars: { path: 'buy-cars' },
  buy: { path: 'buy' },
  car: { path: 'buy/:brand/:model/:year/:price/:id' },
  carReport: { path: 'buy/:brand/:model/:year/:price/:id/report' },
  carProblem: { path: 'buy/:brand/:model/:year/:price/:id/problem' },
  carCheck: { path: 'buy/:brand/:model/:year/:price/:id/check' },
  compare: { path: 'compare' },
  poll: { path: 'compare/:token', session: 'read' },
  recentlyViewed: { path: 'recently-viewed' },
  sellCar: { path: 'sell-car' },
  finance: { path: 'finance' },
  carCosts: { path: 'finance/costs' },
  financeSchedule: { path: 'finance/schedule' },
  carInsurance: { path: 'car-insurance' },
  services: { path: 'services' },
  inspector: { path: 'services/inspector' },
  diagnostic: { path: 'services/diagnostic' },
  vinCheck: { path: 'services/vin-check' },
  serviceTime: { path: 'services/:key/time' },
  about: { path: 'about' },
  ourTeam: { path: 'about/our-team', feature: 'ourTeam' },
  careers: { path: 'about/careers' },
  warranty: { path: 'about/warranty' },
  faqs: { path: 'faqs' },
  contactUs: { path: 'contact-us' },
  blog: { path: 'blog' },
  blogPost: { path: 'blog/:id' },
  account: { path: 'account', session: 'needed' },
  favourites: { path: 'account/favourites', session: 'read' },
  signIn: { path: 'account/sign-in', session: 'read' },
  signUp: { path: 'account/sign-up', session: 'read' },
  accountExport: { path: 'account/export', session: 'needed' },
  accountSection: { path: 'account/:key', session: 'needed' },
  chooseCar: { path: 'interested', session: 'read' },
  interested: { path: 'interested/:id', session: 'read' },
  booking: { path: 'bookings/:token', session: 'read' },
  visit: { path: 'visits/:token', session: 'read' },
  sale: { path: 'sales/:token', session: 'read' },
  categories: { path: 'category' },
  category: { path: 'category/:id' },
  privacyPolicy: { path: 'privacy-policy' },
  termsOfUse: { path: 'terms-of-use' },
  leaveNewsletter: { path: 'unsubscribe-blog' },
  unsubscribeBlog: { path: 'unsubscribe-blog/:token', session: 'read' },
  editProfile: { path: 'edit-profile', unprefixed: true, session: 'needed' },
  sellYourCar: { path: 'sell-your-car', unprefixed: true },
  pricingTool: { path: 'pricing-tool', feature: 'pricingTool' },
  resetPassword: { path: 'reset-password', session: 'read' },
  userToken: { path: 'user/:token', session: 'read' },
  newsletter: { path: 'newsletter/:token', session: 'read' },
  forgotPassword: { path: 'forgot-password/:token', session: 'read' },
} as const satisfies Record<string, { path: string; unprefixed?: true; feature?: EditionFeature; session?: SessionUse }>

export type RouteKey = keyof typeof ROUTES

export const ROUTE_KEYS = Object.keys(ROUTES) as RouteKey[]

/** Whether a text is the key of a route. */
export function isRouteKey(text: string): text is RouteKey {
  return Object.hasOwn(ROUTES, text)
}

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : unknown

/** How the pages of a route use a session; null where they are the same for everybody. */
export function sessionUseOf(key: RouteKey): SessionUse | null {
  const route = ROUTES[key]
  return 'session' in route ? route.session : null
}

/** The parameters that the address of a route needs. */
export type RouteParams<Key extends RouteKey> = ParamsOf<(typeof ROUTES)[Key]['path']>
