import type {} from 'i18next'

import type common from '../locales/en/common.json'
import type hero from '../locales/en/hero.json'
import type meta from '../locales/en/meta.json'
import type routes from '../locales/en/routes.json'
import type { DEFAULT_GROUP } from './groups.ts'

/** The texts of each group as English has them: the measure of every key that code may ask for. */
export type EnglishTexts = {
  common: typeof common
  hero: typeof hero
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
