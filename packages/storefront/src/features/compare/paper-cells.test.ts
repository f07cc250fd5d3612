import { expect, it, onTestFinished, vi } from 'vitest'

import type { Car } from '@otosafi/api-client/schema'

import { translatorOf } from '../../texts/translators.ts'
import { paperCells } from './paper-cells.ts'

const { t } = translatorOf('en')

const car = (id: string, more: Partial<Car> = {}) =>
  ({ id, isNew: false, origin: 'local', dateFirstUse: '2015-03-02', documents: [], ...more }) as Parameters<
    typeof paperCells
  >[0][number]

const registration = {
  kind: 'registration',
  number: null,
  issuedOn: '2015-03-02',
  validUntil: null,
} as Car['documents'][number]

it('papers of compared cars are in one row each, and say what a car lacks, needs not, or has nobody looked at', () => {
  const seen = car('a', { documents: [registration] })
  const unseen = car('b')
  const fresh = car('c', { isNew: true })
  const rows = paperCells([seen, unseen, fresh], t)
  expect(rows.map(({ kind }) => kind)).toEqual([...new Set(rows.map(({ kind }) => kind))])
  const of = (kind: string) => {
    const row = rows.find((each) => each.kind === kind)
    return [seen, unseen, fresh].map((each) => row?.cellOf(each))
  }
  const unknown = { text: t('car.unknown'), unknown: true }
  expect(of('registration')).toEqual([
    { text: t('car.papers.issuedOn', { date: '2015-03-02' }) },
    unknown,
    { text: '–' },
  ])
  expect(of('technicalVisit')).toEqual([{ text: t('report:papers.missing') }, unknown, { text: '–' }])
  expect(
    rows.some(({ kind }) => kind === 'customs'),
    'a car of this country needs no customs paper',
  ).toBe(false)
})

it('cars without papers have no row of them', () => {
  expect(paperCells([car('a'), car('b', { isNew: true })], t)).toEqual([])
})

it('a paper has run out as soon as its last day is over by the calendar of the edition', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-18T23:30:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const ended = car('a', { documents: [{ ...registration, validUntil: '2026-05-18' }] })
  const row = paperCells([ended], t).find(({ kind }) => kind === 'registration')
  expect(row?.cellOf(ended)).toEqual({ text: t('car.papers.expiredOn', { date: '2026-05-18' }) })
})
