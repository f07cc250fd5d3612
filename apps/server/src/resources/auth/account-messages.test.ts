import { expect, it } from 'vitest'

import { readOtp } from '@otosafi/domain/reading/read-otp'
import { EDITIONS } from '@otosafi/editions/registry'

import { composeAccountSms } from './account-messages.ts'

const READERS = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => ({ edition, language, origin: `https://${edition.host}` })),
)

it.each(READERS.map((reader) => [reader.language, reader.edition.id, reader] as const))(
  'The code of a text message is read out of it, however it is pasted: %s of %s',
  (_, _edition, reader) => {
    expect(readOtp(composeAccountSms({ kind: 'code', code: '40213', link: null }, reader))).toBe('40213')
  },
)
