import { expect, it } from 'vitest'

import { readOtp } from '@otosafi/domain/reading/read-otp'

import { READERS } from '../testing/readers.ts'
import { writeSms } from '../write-message.ts'

it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'The code of a text message is read out of it, however it is pasted: %s of %s',
  (_, _edition, context) => {
    expect(readOtp(writeSms('account', { kind: 'code', code: '40213', link: null }, context))).toBe('40213')
  },
)
