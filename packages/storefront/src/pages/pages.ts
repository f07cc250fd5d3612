import { ROUTE_KEYS, type RouteKey } from '@otosafi/editions/routes/route-table'

/** The route module of the pages of text. */
const CONTENT = 'pages/content/ContentPage.tsx'

/** The modules of routes that share one, and of files. */
const OTHERS: Readonly<Partial<Record<RouteKey, string>>> = {
  slash: 'pages/home/HomePage.tsx',
  buy: 'pages/buy-cars/BuyCarsPage.tsx',
  about: CONTENT,
  carInsurance: CONTENT,
  privacyPolicy: CONTENT,
  termsOfUse: CONTENT,
  newsletter: 'pages/user-token/UserTokenPage.tsx',
  inspector: 'pages/service/ServicePage.tsx',
  diagnostic: 'pages/service/ServicePage.tsx',
  financeSchedule: 'pages/finance-schedule/finance-schedule.ts',
  careers: CONTENT,
  warranty: CONTENT,
  accountExport: 'pages/account-export/account-export.ts',
  editProfile: 'pages/account-section/AccountSectionPage.tsx',
}

/** The route module of each page, relative to `src`: its own is named after its key, `pages/car-report/CarReportPage.tsx`. */
export const PAGES = Object.fromEntries(ROUTE_KEYS.map((key) => [key, OTHERS[key] ?? ownModule(key)])) as Readonly<
  Record<RouteKey, string>
>

function ownModule(key: RouteKey): string {
  const folder = key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  return `pages/${folder}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`
}
