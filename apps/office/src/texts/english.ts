import { car, claims, inspection, vocabulary } from '@otosafi/i18n/locales/en/common.json'
import { mail } from '@otosafi/i18n/locales/en/office.json'

import { en } from './en.ts'
import { siteTexts } from './site-texts.ts'

/** All texts of the office in English. */
export const texts = { office: en, site: siteTexts({ car, claims, inspection, vocabulary }, { mail }) }
