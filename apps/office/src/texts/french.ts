import { car, claims, inspection, vocabulary } from '@otosafi/i18n/locales/fr/common.json'
import { mail } from '@otosafi/i18n/locales/fr/office.json'

import { fr } from './fr.ts'
import { siteTexts } from './site-texts.ts'

/** All texts of the office in French. */
export const texts = { office: fr, site: siteTexts({ car, claims, inspection, vocabulary }, { mail }) }
