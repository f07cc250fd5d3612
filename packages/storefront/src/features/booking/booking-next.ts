import { edition } from '#edition'
import type { Booking } from '@otosafi/api-client/schema'
import { countsAsUnpaid, UNPAID_DAYS } from '@otosafi/domain/booking/booking'
import { paperRulesOf } from '@otosafi/editions/papers/paper-rules'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { afterSaleClaims } from '../../parts/claims/after-sale.ts'
import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** The next steps besides the forms of the page: sentences, the cover after the sale, and links. */
export type NextSteps = {
  notes: string[]
  covers: { title: string; text: string }[]
  links: { href: string; label: string }[]
}

/** The next steps of a booking for its visitor, by its state. */
export function nextStepsOf(
  { state, car, paid, payment, events }: Pick<Booking, 'state' | 'car' | 'paid' | 'payment' | 'events'>,
  { t, language }: Pick<PageRequest, 't' | 'language'>,
): NextSteps {
  const none: NextSteps = { notes: [], covers: [], links: [] }
  const stepsOf = (id: string) => pathFor('interested', language, { id })
  const transfer =
    car === null || paperRulesOf(edition.id).transfer.steps.length === 0
      ? []
      : [{ href: `${carPath(car, language)}/report#transfer`, label: t('report:papers.transfer') }]
  if (state === 'requested' || state === 'awaitingDeposit')
    return {
      ...none,
      notes: state === 'requested' && paid === 0 && !payment.payable ? [t('booking:terms.free')] : [],
      links: car === null ? [] : [{ href: `${stepsOf(car.id)}#visit`, label: t('car.action.visit') }],
    }
  if (state === 'held') return { ...none, notes: [t('booking:next.comeBy')], links: transfer }
  if (state === 'completed') {
    const claims = afterSaleClaims()
    const warranty = { href: pathFor('warranty', language), label: t('routes:warranty') }
    return {
      ...none,
      covers: claims.map((claim) => ({
        title: t(`claims.${claim}.title`, CLAIM_VALUES),
        text: t(`claims.${claim}.text`, CLAIM_VALUES),
      })),
      links: claims.includes('warranty') ? [...transfer, warranty] : transfer,
    }
  }
  if (car?.status === 'available') {
    const isCounted = paid === 0 && countsAsUnpaid(events)
    return {
      ...none,
      notes: [t('booking:next.again'), ...(isCounted ? [t('booking:tooMany.again', { days: UNPAID_DAYS })] : [])],
      links: [{ href: stepsOf(car.id), label: t('car.action.book') }],
    }
  }
  if (car?.status === 'reserved')
    return { ...none, links: [{ href: stepsOf(car.id), label: t('car.action.tellWhenFree') }] }
  return { ...none, links: [{ href: pathFor('buyCars', language), label: t('home.buySteps.action') }] }
}
