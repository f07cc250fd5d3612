import { edition } from '#edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'
import { ROUTES } from '@otosafi/editions/routes/route-table'

/** A page that the head of every page leads to: its route, and its name there. */
export type NavigationEntry = {
  key: Exclude<RouteKey, 'slash' | 'car' | 'blogPost' | 'accountSection' | 'interested' | 'category'>
  label: 'buy' | 'sell' | 'finance' | 'insurance' | 'pricingTool' | 'blog' | 'about' | 'faqs' | 'contact'
  /** Stands in the bar of a wide screen; the others are in the menu and the footer, so that results stay near for keys. */
  inBar: boolean
}

const ENTRIES = [
  { key: 'buyCars', label: 'buy', inBar: true },
  { key: 'sellCar', label: 'sell', inBar: true },
  { key: 'finance', label: 'finance', inBar: true },
  { key: 'pricingTool', label: 'pricingTool', inBar: true },
  { key: 'carInsurance', label: 'insurance', inBar: false },
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
