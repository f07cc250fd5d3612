// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ActionFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import { shortAccountId } from '@otosafi/domain/session/short-account-id'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { VisitorRequest } from '../../session/visitor-request.ts'
import { openPage } from '../../testing/open-page.tsx'
import { answerPhoto } from './answer-photo.ts'
import { answerSection } from './answer-section.ts'
import { PhotoForm } from './PhotoForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ShortAccountIdContext } from './use-account-form.ts'

const SALMA = { id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21' }
const AWA = { id: '8f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21' }
const PATH = pathFor('accountSection', 'fr', { key: 'edit-profile' })

/** Saves the profile on a page of Salma's account in a browser in which `user` is signed in: where it leads, and what is sent. */
async function saveAs(user: typeof SALMA) {
  const left: (string | null)[] = []
  const action = (args: ActionFunctionArgs) =>
    answerSection(args).catch((thrown: Response) => {
      left.push(thrown.headers.get('location'))
      return null
    })
  const element = (
    <ShortAccountIdContext value={shortAccountId(SALMA.id)}>
      <ProfileForm user={{ fullName: 'Salma', bio: null, language: 'fr' }} />
    </ShortAccountIdContext>
  )
  const page = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, element, action }],
    answers: { 'GET /api/profile': () => Response.json(user), 'PATCH /api/profile': () => Response.json(user) },
  })
  await page.user.click(screen.getByRole('button', { name: page.t('actions.save') }))
  return { ...page, left, methods: () => page.calls.map(({ method }) => method) }
}

it('a form of the account of who is signed in is sent', async () => {
  const { left, methods } = await saveAs(SALMA)
  await expect.poll(() => left).toEqual([`${PATH}?sent=profile#profile`])
  expect(methods()).toEqual(['GET', 'PATCH'])
})

it('nothing is sent of an account where somebody else has signed in meanwhile, and the page is loaded anew', async () => {
  const { left, methods } = await saveAs(AWA)
  await expect.poll(() => left).toEqual([PATH])
  expect(methods()).toEqual(['GET'])
})

it('a photo is not sent either, by a browser without script', async () => {
  const element = (
    <ShortAccountIdContext value={shortAccountId(SALMA.id)}>
      <PhotoForm photo={null} />
    </ShortAccountIdContext>
  )
  const { container } = await openPage({ language: 'fr', path: PATH, routes: [{ path: PATH, element }] })
  const url = new URL(container.querySelector('#photo')?.getAttribute('action') ?? '', `http://localhost${PATH}`)
  const sent: string[] = []
  const visitor: Pick<VisitorRequest, 'api' | 'send' | 'url' | 'language'> = {
    api: createApiClient({ baseUrl: 'http://localhost/api', language: 'fr', fetch: async () => Response.json(AWA) }),
    send: async ({ method }) => {
      sent.push(method)
      return Response.json({})
    },
    url,
    language: 'fr',
  }
  const request = new Request(url, { method: 'POST', body: new FormData() })
  const answer = await answerPhoto({ request } as ActionFunctionArgs, visitor as VisitorRequest).catch(
    (thrown: unknown) => thrown,
  )
  expect((answer as Response).headers.get('location')).toBe(PATH)
  expect(sent).toEqual([])
})
