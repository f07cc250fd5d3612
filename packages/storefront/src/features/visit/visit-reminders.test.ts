import { expect, it } from 'vitest'

import type { Visit, VisitEvent } from '@otosafi/api-client/schema'

import { remindersAhead } from './visit-reminders.ts'

const SCHEDULED: VisitEvent = {
  action: 'schedule',
  actor: 'visitor',
  state: 'requested',
  startsAt: '2026-05-27T13:00:00.000Z',
  at: '2026-05-20T09:00:00.000Z',
}
const SLOT = { startsAt: SCHEDULED.startsAt } as Visit['slot']
const VISIT = { cancellable: true, slot: SLOT, events: [SCHEDULED] }
const EVENING = { day: '2026-05-26', time: '18:00' }
const SHORTLY = { day: '2026-05-27', time: '12:00' }

it('a visit is remembered on the evening before and two hours before, as long as that is ahead', () => {
  expect(remindersAhead(VISIT, Date.parse('2026-05-20T10:00:00Z'))).toEqual([EVENING, SHORTLY])
  expect(remindersAhead(VISIT, Date.parse('2026-05-27T08:00:00Z'))).toEqual([SHORTLY])
  expect(remindersAhead({ ...VISIT, cancellable: false }, Date.parse('2026-05-20T10:00:00Z'))).toEqual([])
})

it('a visit that was moved is remembered from then on', () => {
  const moved: VisitEvent = { ...SCHEDULED, action: 'move', at: '2026-05-26T20:00:00.000Z' }
  const contact: VisitEvent = { ...SCHEDULED, action: 'changeContact', at: '2026-05-26T20:10:00.000Z' }
  const visit = { ...VISIT, events: [SCHEDULED, moved, contact] }
  expect(remindersAhead(visit, Date.parse('2026-05-20T10:00:00Z'))).toEqual([SHORTLY])
})
