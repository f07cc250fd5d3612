import { PAGE_KEYS, type PageKey } from '@otosafi/domain/content/content'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Demonstrated } from '../demonstrated.ts'
import { contactInformationOf } from './contact-information.ts'
import { wordsOf } from './edition-words.ts'
import { aboutPage, careersPage } from './pages/company.ts'
import { carInsurancePage, financePage } from './pages/finance.ts'
import { legalPackOf } from './pages/legal-pack.ts'
import type { PageContent, PageContext } from './pages/page.ts'
import { privacyPolicyPage } from './pages/privacy-policy.ts'
import { sellCarPage, warrantyPage } from './pages/service.ts'
import { termsOfUsePage } from './pages/terms-of-use.ts'

const PAGES: Record<PageKey, (context: PageContext) => PageContent> = {
  about: aboutPage,
  carInsurance: carInsurancePage,
  finance: financePage,
  privacyPolicy: privacyPolicyPage,
  termsOfUse: termsOfUsePage,
  careers: careersPage,
  sellCar: sellCarPage,
  warranty: warrantyPage,
}

/** The text pages of `edition`, completed with its facts, words and law (P-44). */
export function pagesOf(edition: Demonstrated): (PageContent & { key: PageKey })[] {
  const context = {
    facts: EDITIONS[edition],
    words: wordsOf(edition),
    legal: legalPackOf(edition),
    contact: contactInformationOf(edition),
  }
  return PAGE_KEYS.map((key) => ({ key, ...PAGES[key](context) }))
}
