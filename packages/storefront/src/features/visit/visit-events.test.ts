import { expect, it } from 'vitest'

import type { VisitEvent } from '@otosafi/api-client/schema'

import { translatorOf } from '../../texts/translators.ts'
import { visitEventLines } from './visit-events.ts'

const SCHEDULED: VisitEvent = {
  action: 'schedule',
  actor: 'visitor',
  state: 'requested',
  startsAt: '2026-05-27T09:00:00.000Z',
  at: '2026-05-20T09:00:00.000Z',
}

it.each(['fr', 'ar'] as const)('tells what has happened to a visit, when and by whom, in %s', (language) => {
  const { t } = translatorOf(language)
  const events: VisitEvent[] = [
    SCHEDULED,
    { ...SCHEDULED, action: 'changeContact', at: '2026-05-20T10:00:00.000Z' },
    { ...SCHEDULED, action: 'move', actor: 'staff', startsAt: '2026-05-28T13:30:00.000Z', at: '2026-05-21T08:00:00Z' },
    { ...SCHEDULED, action: 'cancel', actor: 'clock', state: 'cancelled', at: '2026-05-22T08:00:00.000Z' },
  ]
  const moment = (day: string, time: string) => t('booking:moment', { day, time })
  const lines = visitEventLines({ events }, t).map((line) => line.replaceAll(/[\u2068\u2069]/g, '').split(' · '))
  expect(lines).toEqual([
    [t('booking:visitState.requested'), moment('2026-05-20', '10:00'), t('booking:events.you')],
    [
      t('booking:events.moved', { day: '2026-05-28', time: '14:30' }),
      moment('2026-05-21', '09:00'),
      t('routes:ourTeam'),
    ],
    [t('booking:visitState.cancelled'), moment('2026-05-22', '09:00')],
  ])
})
