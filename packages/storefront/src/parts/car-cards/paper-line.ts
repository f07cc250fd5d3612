import type { PaperState } from '@otosafi/domain/car/papers'

import type { PageRequest } from '../../request/page-request.ts'

/** A paper of a car with its state in words: pages that have no texts of the report show it. */
export type PaperLine = PaperState & { text: string }

/** Key of the text of a state that has a date. */
const TEXTS = {
  expired: 'car.papers.expiredOn',
  expiresSoon: 'car.papers.expiresSoon',
  valid: 'car.papers.validUntil',
  unlimited: 'car.papers.issuedOn',
  notYet: 'report:papers.notYet',
} as const

/** The state of a paper in words. */
export function paperLine(paper: PaperState, t: PageRequest['t']): PaperLine {
  const { state, date } = paper
  if (state === 'missing') return { ...paper, text: t('report:papers.missing') }
  return { ...paper, text: date === null ? t('car.unknown') : t(TEXTS[state], { date }) }
}
