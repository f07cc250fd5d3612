// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { isOfPage } from './browser-session.ts'

it('a page whose account is not known is that of who signs in on it, and of nobody else', () => {
  const [salma, awa] = ['7f1c9f56', '8f1c9f56']
  expect([isOfPage(salma), isOfPage(awa), isOfPage(salma)]).toEqual([true, false, true])
})
