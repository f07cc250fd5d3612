import { edition } from '#edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'
import { ROUTES } from '@otosafi/editions/routes/route-table'

/** An entry of the main navigation: its route and its label. */
export type NavigationEntry = {
  key: Exclude<RouteKey, 'slash' | 'car' | 'blogPost' | 'accountSection' | 'interested' | 'category'>
  label: 'buy' | 'sell' | 'finance' | 'insurance' | 'services' | 'pricingTool' | 'blog' | 'about' | 'faqs' | 'contact'
  /** Whether it is in the bar of wide screens; the others are in the menu and the footer, which keeps tab stops few. */
  inBar: boolean
}

const ENTRIES = [
  { key: 'buyCars', label: 'buy', inBar: true },
  { key: 'sellCar', label: 'sell', inBar: true },
  { key: 'finance', label: 'finance', inBar: true },
  { key: 'pricingTool', label: 'pricingTool', inBar: true },
  { key: 'carInsurance', label: 'insurance', inBar: false },
  { key: 'services', label: 'services', inBar: false },
  { key: 'blog', label: 'blog', inBar: false },
  { key: 'about', label: 'about', inBar: false },
  { key: 'faqs', label: 'faqs', inBar: false },
  { key: 'contactUs', label: 'contact', inBar: false },
] as const satisfies readonly NavigationEntry[]

/** The main navigation of this edition, in its order. */
export const NAVIGATION = ENTRIES.filter(({ key }) => {
  const route = ROUTES[key]
  return !('feature' in route) || edition.features[route.feature]
})
