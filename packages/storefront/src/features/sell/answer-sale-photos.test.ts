import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { Problem } from '@otosafi/api-client/problem'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { siteContext } from '../../request/site-context.ts'
import { answerSale } from './answer-sale.ts'
import { ADD_PHOTOS, REMOVE_PHOTO } from './sale-forms.ts'

const TOKEN = 'kq3v9b2m7x1c5z8n4h6j0w'
const KEY = '0a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'
const PATH = pathFor('sale', 'fr', { token: TOKEN })

function refusal(status: number, code: Problem['code'], errors: Problem['errors'] = []): Response {
  return Response.json({ type: 'about:blank', title: code, status, code, errors }, { status })
}

/** Sends a form as a browser without script does, to an API that answers so. */
async function send(form: FormData | URLSearchParams, answer: Response) {
  const calls: { request: Request; text: string }[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    calls.push({ request, text: await request.clone().text() })
    return answer
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: async () => 'pressed' })
  const request = new Request(`http://localhost${PATH}?formKey=${KEY}`, { method: 'POST', body: form })
  const args = { request, url: new URL(request.url), context, params: {}, pattern: PATH }
  const answered = await answerSale(args as ActionFunctionArgs, TOKEN).catch((thrown: Response) => thrown)
  if (answered instanceof Response)
    return { calls, state: null, status: answered.status, location: answered.headers.get('location') }
  return { calls, state: answered.data, status: answered.init?.status, location: null }
}

const photos = () => {
  const form = new FormData()
  form.append('photos', new File(['picture'], 'front.jpg', { type: 'image/jpeg' }))
  return form
}

describe('photos that are sent on the page of a sale', () => {
  it('go on to the API as they come, with the key of the form, and lead back to the page', async () => {
    const { calls, status, location } = await send(photos(), Response.json({ id: TOKEN }, { status: 201 }))
    expect([status, location]).toEqual([303, `${PATH}?sent=${ADD_PHOTOS}#${ADD_PHOTOS}`])
    const [call] = calls
    expect([call?.request.method, new URL(call?.request.url ?? '').pathname]).toEqual([
      'POST',
      `/api/sales/${TOKEN}/photos`,
    ])
    expect(call?.request.headers.get('idempotency-key')).toBe(KEY)
    expect(call?.request.headers.get('accept-language')).toBe('fr')
    expect(call?.text).toContain('picture')
  })

  it.each([
    ['invalid', 'invalid'],
    ['required', 'required'],
    ['imageHeic', 'imageHeic'],
  ])('are refused at their field where they are %s', async (code, issue) => {
    const answer = refusal(422, 'validation_failed', [{ path: '/body/photos', code, values: {} }])
    const { state, status } = await send(photos(), answer)
    expect([status, state?.form, state?.issues['photos']?.code]).toEqual([422, ADD_PHOTOS, issue])
  })

  it('are refused once the car was inspected', async () => {
    const { state, status } = await send(photos(), refusal(409, 'conflict'))
    expect([status, state?.problem]).toEqual([409, 'conflict'])
  })
})

describe('a photo that is removed on the page of a sale', () => {
  const removal = () => new URLSearchParams({ [REMOVE_PHOTO]: 'uploads/1' })

  it('is named to the API', async () => {
    const { calls, status, location } = await send(removal(), Response.json({ id: TOKEN }))
    expect([status, location]).toEqual([303, `${PATH}?formKey=${KEY}&sent=${REMOVE_PHOTO}#${REMOVE_PHOTO}`])
    const [call] = calls
    expect(new URL(call?.request.url ?? '').pathname).toBe(`/api/sales/${TOKEN}/photos/remove`)
    expect(JSON.parse(call?.text ?? '')).toEqual({ photo: 'uploads/1' })
  })

  it('is removed where it was gone already: its button was pressed twice', async () => {
    const gone = refusal(422, 'validation_failed', [{ path: '/body/photo', code: 'imageGone', values: {} }])
    expect((await send(removal(), gone)).status).toBe(303)
  })

  it('stays once the car was inspected', async () => {
    const { state, status } = await send(removal(), refusal(409, 'conflict'))
    expect([status, state?.form, state?.problem]).toEqual([409, REMOVE_PHOTO, 'conflict'])
  })
})
