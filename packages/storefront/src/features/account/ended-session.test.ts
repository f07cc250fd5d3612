import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { signInPath } from '../../navigation/sign-in-path.ts'
import { siteContext } from '../../request/site-context.ts'
import { answerSection } from './answer-section.ts'
import { DELETE_ACCOUNT, FORM, PHOTO_FIELD, UNSAVED } from './form-names.ts'
import type { Section } from './sections.ts'

/** Sends a form to a section as a browser without script does whose session has ended: the address that it is led to. */
async function sendTo(key: Section, body: URLSearchParams | FormData) {
  const ended = { type: 'about:blank', title: 'x', status: 401, code: 'unauthorized' }
  const fetchApi: typeof fetch = async () => Response.json(ended, { status: 401 })
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const path = pathFor('accountSection', 'fr', { key })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body })
  const args = { request, url: new URL(request.url), context, params: { key }, pattern: '' } as ActionFunctionArgs
  const answer: unknown = await answerSection(args).catch((thrown: unknown) => thrown)
  return { location: (answer as Response).headers.get('location'), expected: `${signInPath(path, 'fr')}&${UNSAVED}=` }
}

it('an account that is not deleted since its session has ended leads to where one signs in, which says so', async () => {
  const { location, expected } = await sendTo(
    'privacy',
    new URLSearchParams({ [FORM]: DELETE_ACCOUNT, password: 'three green cars' }),
  )
  expect(location).toBe(expected)
})

it('a photo that is not taken since the session has ended leads there too', async () => {
  const body = new FormData()
  body.set(PHOTO_FIELD, new File(['x'], 'me.jpeg', { type: 'image/jpeg' }))
  const { location, expected } = await sendTo('edit-profile', body)
  expect(location).toBe(expected)
})
