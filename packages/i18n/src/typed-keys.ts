import type {} from 'i18next'

import type account from '../locales/en/account.json'
import type booking from '../locales/en/booking.json'
import type common from '../locales/en/common.json'
import type finance from '../locales/en/finance.json'
import type hero from '../locales/en/hero.json'
import type meta from '../locales/en/meta.json'
import type offline from '../locales/en/offline.json'
import type reading from '../locales/en/reading.json'
import type report from '../locales/en/report.json'
import type routes from '../locales/en/routes.json'
import type sell from '../locales/en/sell.json'
import type services from '../locales/en/services.json'
import type { DEFAULT_GROUP } from './groups.ts'

/** The English texts of each group: their keys are those that code may use. */
export type EnglishTexts = {
  common: typeof common
  hero: typeof hero
  account: typeof account
  finance: typeof finance
  booking: typeof booking
  reading: typeof reading
  report: typeof report
  sell: typeof sell
  services: typeof services
  offline: typeof offline
  routes: typeof routes
  meta: typeof meta
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof DEFAULT_GROUP
    resources: EnglishTexts
    returnNull: false
  }
}
