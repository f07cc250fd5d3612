import { edition } from '#edition'
import type { Claim } from '@otosafi/editions/edition'

import type { PageRequest } from '../../request/page-request.ts'

/** Claims for the time after the sale, which become subjects for buyers (P-25). */
const AFTER_SALE: readonly Claim[] = ['warranty', 'roadsideAssistance', 'moneyBack', 'homeDelivery']

/**
 * The subjects of the contact form in finished words, since the browser has no texts for them. The last is any other,
 * which is sent as none.
 */
export function contactSubjects(t: PageRequest['t']): string[] {
  return [
    t('routes:buyCars'),
    t('routes:sellCar'),
    t('routes:booking'),
    t('car.section.papers'),
    ...(AFTER_SALE.some((claim) => edition.claims.includes(claim)) ? [t('meta:contactUs.afterSale')] : []),
    t('meta:contactUs.complaint'),
    t('meta:contactUs.other'),
  ]
}
