import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Problem } from '@otosafi/api-client/problem'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { siteContext } from '../../request/site-context.ts'
import { answerSell } from './answer-sell.ts'
import { SELL } from './sale-forms.ts'

const PRESS = '0a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'
const TYPED = {
  brand: 'Dacia',
  model: 'Duster',
  modelYear: '2019',
  mileage: '84 000',
  city: 'casablanca',
  fullName: 'Salma Bennani',
  phone: '0661234567',
  consent: 'true',
  'answer-accident': 'no',
  'answer-tyres': '2 years',
}

const path = '/sell-your-car'

afterEach(() => void vi.useRealTimers())

function refusal(status: number, code: Problem['code']): Response {
  const problem = { type: 'about:blank', title: code, status, code }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
}

/** Sends the form as a browser without script does, to an API that answers so. */
async function sendWithoutScript(
  fields: Readonly<Record<string, string>>,
  answer: () => Response,
  language: Language,
  { reads = true } = {},
) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('papers', 'registration')
  form.append('papers', 'insurance')
  form.append('photos', new File(['picture'], 'front.jpg', { type: 'image/jpeg' }))
  const context = new RouterContextProvider()
  const calls: { request: Request; form: FormData }[] = []
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (reads) calls.push({ request, form: await request.clone().formData() })
    return answer()
  }
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: async () => PRESS })
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body: form,
    headers: { cookie: `language=${language}` },
  })
  const args = { request, url: new URL(request.url), context, params: {}, pattern: path }
  const { data, init } = await answerSell(args as ActionFunctionArgs).catch((thrown: Response) => ({
    data: null,
    init: { status: thrown.status, headers: thrown.headers },
  }))
  const headers = new Headers(init?.headers)
  const cookies = headers.getSetCookie()
  return { calls, state: data, status: init?.status, location: headers.get('location'), cookies }
}

describe.each(['fr', 'ar'] as const)('the form of a car to sell, sent without script in %s', (language) => {
  it('is passed on without script, and leads to the page of the sale', async () => {
    const taken = () => Response.json({ id: SECRET }, { status: 201 })
    const { calls, location, cookies } = await sendWithoutScript(TYPED, taken, language)
    expect(location).toBe(`${pathFor('sale', language, { token: SECRET })}?sent=${SELL}`)
    const [sent] = calls
    expect(sent?.request.headers.get('idempotency-key')).toBe(PRESS)
    expect(cookies).toEqual([`sent=${SELL}; Path=/; Max-Age=300; SameSite=Lax`])
    expect(sent?.request.headers.get('accept-language')).toBe(language)
    const texts = [...(sent?.form ?? [])].filter(([, value]) => typeof value === 'string')
    const { 'answer-accident': _, 'answer-tyres': _tyres, ...plain } = TYPED
    expect(texts).toHaveLength(11)
    expect(texts).toEqual(
      expect.arrayContaining([
        ...Object.entries({ ...plain, mileage: '84000', answers: '{"accident":"no","tyres":"2 years"}' }),
        ['papers', 'insurance'],
        ['papers', 'registration'],
      ]),
    )
    const photo = sent?.form.get('photos')
    expect(photo instanceof File ? await photo.text() : null).toBe('picture')
  })

  it('is passed on with kilometres where the odometer counts miles', async () => {
    const taken = () => Response.json({ id: SECRET }, { status: 201 })
    const typed = { ...TYPED, mileage: '60 000', odometerUnit: 'mi' }
    const { calls } = await sendWithoutScript(typed, taken, language)
    expect(['mileage', 'odometerUnit'].map((name) => calls[0]?.form.get(name))).toEqual(['96561', 'mi'])
  })

  it('tells without script what is wrong, and loses nothing that was typed', async () => {
    const { state, status } = await sendWithoutScript(
      { ...TYPED, mileage: '', phone: '12' },
      () => refusal(422, 'validation_failed'),
      language,
    )
    expect(status).toBe(422)
    expect(Object.keys(state?.issues ?? {})).toEqual(['mileage', 'phone'])
    expect(state?.values).toEqual({ ...TYPED, mileage: '', phone: '12', papers: 'registration,insurance' })
  })

  it('takes the models of next year by the year of the edition', async () => {
    // Half past midnight in Morocco, whose year is new.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-31T23:30:00Z') })
    const invalid = { ...TYPED, modelYear: '2027', phone: '12' }
    const { state } = await sendWithoutScript(invalid, () => refusal(422, 'validation_failed'), language)
    expect(Object.keys(state?.issues ?? {})).toEqual(['phone'])
  })

  it('keeps what was typed where enough requests are open', async () => {
    const { state, status } = await sendWithoutScript(TYPED, () => refusal(409, 'too_many_open'), language)
    expect([status, state?.problem, state?.values['brand']]).toEqual([409, 'too_many_open', 'Dacia'])
  })

  it('keeps what was typed where the API does not wait for the files', async () => {
    const unread = () => refusal(413, 'payload_too_large')
    const { state } = await sendWithoutScript(TYPED, unread, language, { reads: false })
    expect([state?.problem, state?.values['phone']]).toEqual(['payload_too_large', TYPED.phone])
  })
})
