import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { FORM_KEY } from '../request/form-key.ts'
import { siteContext } from '../request/site-context.ts'
import { keyOf } from './answer-form.ts'

const OWN = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const PRESS = '1a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'

it.each([
  ['its own, which script has filled in', OWN, OWN],
  ['that of the press without script', '', PRESS],
  ['that of the press where it brings no key', 'x', PRESS],
])('a form has the key %s', async (_, brought, key) => {
  const form = new FormData()
  form.set(FORM_KEY, brought)
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi: fetch, host: 'localhost', idempotencyKey: async () => PRESS })
  const url = new URL('http://localhost/contact-us')
  expect(await keyOf(form, { context, url })).toBe(key)
})
