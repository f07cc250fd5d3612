// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ActionFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { VisitorRequest } from '../../session/visitor-request.ts'
import { openPage } from '../../testing/open-page.tsx'
import { answerPhoto } from './answer-photo.ts'
import { PhotoForm } from './PhotoForm.tsx'

const ORIGIN = 'http://localhost'

/** The answer to the form as a browser without script sends it with nothing chosen, before an API that refuses it so. */
async function sendNothing(code: string, path: string) {
  const body = new FormData()
  body.set('photo', new File([], ''))
  const request = new Request(ORIGIN + path, { method: 'POST', body })
  const problem = { type: 'about:blank', title: 'x', status: 422, code: 'validation_failed' }
  const visitor: Pick<VisitorRequest, 'api' | 'send' | 'url' | 'language'> = {
    api: createApiClient({ baseUrl: `${ORIGIN}/api`, language: 'fr', fetch: async () => Response.json({}) }),
    send: async () =>
      Response.json({ ...problem, errors: [{ path: '/body/photo', code, values: {} }] }, { status: 422 }),
    url: new URL(request.url),
    language: 'fr',
  }
  return answerPhoto({ request } as ActionFunctionArgs, visitor as VisitorRequest)
}

it.each(['fr', 'ar'] as const)('a photo that was not chosen is asked for at its field, in %s', async (language) => {
  const path = pathFor('accountSection', language, { key: 'edit-profile' })
  const { data: answered, init } = await sendNothing('required', path)
  expect(init?.status).toBe(422)
  const { t } = await openPage({
    language,
    path,
    routes: [{ id: 'section', path, element: <PhotoForm photo={null} /> }],
    hydrationData: { loaderData: {}, actionData: { section: answered } },
  })
  const field = screen.getByLabelText<HTMLInputElement>(t('account:photo.choose'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const words = screen.getByText(t('account:photo.missing'))
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(words.closest('[id]')?.id)
  // The page that answers begins at the form.
  expect(field.form?.getAttribute('action')).toBe(`?form=photo#${field.form?.id}`)
})

it('a photo that is no picture is refused for that', async () => {
  const { data: answered } = await sendNothing('imageType', pathFor('accountSection', 'fr', { key: 'edit-profile' }))
  expect(answered.issues).toEqual({ photo: { code: 'imageType', values: {} } })
})
