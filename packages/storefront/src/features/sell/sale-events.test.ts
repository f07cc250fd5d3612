import { expect, it } from 'vitest'

import type { SaleEvent } from '@otosafi/api-client/schema'

import { translatorOf } from '../../texts/translators.ts'
import { saleEventLines } from './sale-events.ts'

const SENT: SaleEvent = {
  action: 'send',
  actor: 'visitor',
  state: 'sent',
  startsAt: null,
  at: '2026-05-20T09:00:00.000Z',
}
const ARRANGED: SaleEvent = {
  ...SENT,
  action: 'schedule',
  state: 'appointment',
  startsAt: '2026-05-27T09:00:00.000Z',
}

it('tells that the team has seen the time of a sale, and how it was moved since', () => {
  const { t } = translatorOf('fr')
  const seen: SaleEvent = { ...SENT, action: 'see', actor: 'staff', state: 'appointment' }
  // At another place.
  const events: SaleEvent[] = [SENT, ARRANGED, seen, ARRANGED, { ...ARRANGED, startsAt: '2026-05-28T13:30:00.000Z' }]
  const lines = saleEventLines({ events }, t).map((line) => line.replaceAll(/[\u2068\u2069]/g, '').split(' · ')[0])
  expect(lines).toEqual([
    t('sell:sale.state.sent'),
    t('sell:sale.state.appointment'),
    t('sell:sale.state.seen'),
    t('sell:sale.state.appointment'),
    t('booking:events.moved', { day: '2026-05-28', time: '14:30' }),
  ])
})

it.each(['fr', 'ar'] as const)('tells how the appointment of a sale was moved and cancelled, in %s', (language) => {
  const { t } = translatorOf(language)
  const events: SaleEvent[] = [
    SENT,
    ARRANGED,
    { ...ARRANGED, actor: 'staff', startsAt: '2026-05-28T13:30:00.000Z' },
    // At another place.
    { ...ARRANGED, actor: 'staff', startsAt: '2026-05-28T13:30:00.000Z' },
    { ...SENT, action: 'cancelAppointment', state: 'seen' },
    ARRANGED,
    { ...SENT, action: 'inspect', actor: 'staff', state: 'inspected' },
  ]
  const lines = saleEventLines({ events }, t).map((line) => line.replaceAll(/[\u2068\u2069]/g, '').split(' · '))
  const [you, team] = [t('booking:events.you'), t('routes:ourTeam')]
  expect(lines.map(([what, , by]) => [what, by])).toEqual([
    [t('sell:sale.state.sent'), you],
    [t('sell:sale.state.appointment'), you],
    [t('booking:events.moved', { day: '2026-05-28', time: '14:30' }), team],
    [t('sell:sale.state.appointment'), team],
    [t('sell:sale.cancelled'), you],
    [t('sell:sale.state.appointment'), you],
    [t('sell:sale.state.inspected'), team],
  ])
})
