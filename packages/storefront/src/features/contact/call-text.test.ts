import { expect, it } from 'vitest'

import { translatorOf } from '../../texts/translators.ts'
import { callText } from './call-text.ts'

const { t } = translatorOf('fr')

it('Who asked for a call learns the number that calls, and nothing that is over when the call is asked for', () => {
  const ways = { phone: '+212522123456', opening: { isOpen: true, until: '18:00' } } as const
  expect(callText(ways, t)).toBe(t('meta:contactUs.calls', { phone: '05\u00a022\u00a012\u00a034\u00a056' }))
  expect(callText(null, t)).toBeNull()
})
