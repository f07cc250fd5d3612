import { expect, it } from 'vitest'

import { MAIL_BRAND, MAIL_COLOURS } from '@otosafi/messages/mail-brand'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

it('shows mails in the colours and under the name of the product', () => {
  const tokens = parseTokens(tokensCss)
  expect(MAIL_BRAND).toBe(BRAND_NAME)
  expect(tokens.light).toMatchObject(MAIL_COLOURS.light)
  expect(tokens.dark).toMatchObject(MAIL_COLOURS.dark)
})
