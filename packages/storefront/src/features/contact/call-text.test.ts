import { expect, it } from 'vitest'

import { translatorOf } from '../../texts/translators.ts'
import { callText } from './call-text.ts'

const { t } = translatorOf('fr')
const phone = '+212522123456'

it('Who asked for a call learns the number that calls, and when the team is there', () => {
  const from = t('meta:contactUs.calls', { phone: '05\u00a022\u00a012\u00a034\u00a056' })
  expect(callText({ phone, opening: { isOpen: true, until: '18:00' } }, t)).toBe(
    `${from} ${t('contact.openUntil', { time: '18:00' })}`,
  )
  const next = { day: 1, opens: '09:00' } as const
  expect(callText({ phone, opening: { isOpen: false, isHoliday: false, next } }, t)).toBe(
    `${from} ${t('contact.closedUntil', { day: t('vocabulary.day.1'), time: '09:00' })}`,
  )
  expect(callText(null, t)).toBeNull()
})
