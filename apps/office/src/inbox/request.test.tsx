import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { REQUEST } from '../testing/made-requests.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }
const PATH = '/requests/ma/MA-QU-7K3Q2P'
const OTHER = { ...REQUEST, summary: { ...REQUEST.summary, reference: 'MA-QU-9Z9Z9Z', from: 'Salma Bennani' } }

it('takes nothing that was typed for one request to another', async () => {
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(REQUEST),
    'GET /requests/ma/MA-QU-9Z9Z9Z': () => Response.json(OTHER),
    'GET /requests': () => Response.json({ requests: [OTHER.summary], total: 1, nextCursor: null }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Answer/), 'Your deposit is paid back.')
  await user.type(screen.getByLabelText(/^New note/), 'Is angry.')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.type(await screen.findByRole('textbox', { name: /^Where to\?/ }), 'ben')
  await user.click(await within(screen.getByRole('dialog')).findByText('Salma Bennani'))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('heading', { name: /MA-QU-9Z9Z9Z/ })).toBeTruthy()
  expect(screen.getByLabelText(/^Answer/)).toHaveProperty('value', '')
  expect(screen.getByLabelText(/^New note/)).toHaveProperty('value', '')
})

it('adds a note once, however often its button is pressed', async () => {
  let answer: (response: Response) => void = () => undefined
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(REQUEST),
    [`POST ${PATH}/notes`]: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^New note/), 'Called twice.')
  await user.dblClick(screen.getByRole('button', { name: 'Add note' }))
  answer(Response.json(REQUEST))
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>(/^New note/).value).toBe('')
  expect(calls.filter(([call]) => call.startsWith('POST'))).toHaveLength(1)
})

it('sends a note again by the same key where its answer was lost, and the next one by another', async () => {
  const keys: (string | null)[] = []
  await openOffice(PATH, { 'GET /me': () => Response.json(ME), [`GET ${PATH}`]: () => Response.json(REQUEST) })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method !== 'POST') return answer(request)
    keys.push(request.headers.get('idempotency-key'))
    return keys.length === 1 ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json(REQUEST))
  })
  const user = userEvent.setup()
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^New note/)
  await user.type(note, 'Called.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await expect.poll(() => note.value).toBe('')
  await user.type(note, 'Called again.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false])
})

it('says that somebody else has taken it, and by whom it was seen to when it was read', async () => {
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, summary: { ...REQUEST.summary, owner: null } }),
    [`PUT ${PATH}/owner`]: () => problem(409, 'conflict'),
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'I see to it' }))
  expect(await screen.findByText(/^Somebody else was faster/)).toBeTruthy()
  expect(calls.find(([call]) => call.startsWith('PUT'))?.[1]).toEqual({ owner: 'me', former: null })
})

it('refuses an answer that texts have made too long at its field, and keeps it', async () => {
  const template = { name: 'Long', text: 'x'.repeat(3000) }
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, actions: ['answer'], templates: [template] }),
  })
  const user = userEvent.setup()
  const templates = await screen.findByLabelText('Begin with')
  await user.selectOptions(templates, 'Long')
  await user.selectOptions(templates, 'Long')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(screen.getByText('At most 4 000 characters.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Answer/).value).toHaveLength(6002)
  expect(calls.filter(([call]) => call.startsWith('POST'))).toEqual([])
})

it('says why an answer is not published, and keeps it', async () => {
  const errors = [{ path: '/answer', code: 'textMax', values: { count: 3000 } }]
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(REQUEST),
    [`POST ${PATH}/actions`]: () => problem(422, 'validation_failed', { errors }),
  })
  const user = userEvent.setup()
  const answer = await screen.findByLabelText<HTMLTextAreaElement>(/^Answer/)
  await user.type(answer, 'Yes, in the court.')
  await user.selectOptions(screen.getByLabelText(/^Topic/), 'Buying')
  await user.click(screen.getByRole('button', { name: 'Answer and publish' }))
  expect(await screen.findByText(/at most 20 paragraphs of 3.000 characters each/)).toBeTruthy()
  expect(answer.value).toBe('Yes, in the court.')
})

it('keeps an answer that was being typed where a colleague closes the request meanwhile', async () => {
  let now: object = REQUEST
  const closed = { ...REQUEST, summary: { ...REQUEST.summary, state: 'closed' }, actions: [], templates: [] }
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`POST ${PATH}/actions`]: () => {
      now = closed
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Answer/), 'Yes, in the court.')
  await user.selectOptions(screen.getByLabelText(/^Topic/), 'Buying')
  await user.click(screen.getByRole('button', { name: 'Answer and publish' }))
  expect(await screen.findByText('This request takes no answer any more')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Yes, in the court.')
  expect(screen.queryByRole('button', { name: 'Answer and publish' })).toBe(null)
})

it('keeps no answer that was sent', async () => {
  let now: object = { ...REQUEST, actions: ['answer'] }
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`POST ${PATH}/actions`]: () => {
      now = { ...REQUEST, actions: [] }
      return Response.json(now)
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Answer/), 'Yes, in the court.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await expect.poll(() => screen.queryByLabelText(/^Answer/)).toBe(null)
  expect(screen.queryByText('This request takes no answer any more')).toBe(null)
})

it('keeps what is typed of the next note while one is on its way', async () => {
  let answer: (response: Response) => void = () => undefined
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(REQUEST),
    [`POST ${PATH}/notes`]: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  const user = userEvent.setup()
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^New note/)
  await user.type(note, 'Called.')
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' })
  await user.click(add)
  await user.type(note, ' Calls back.')
  answer(Response.json(REQUEST))
  await expect.poll(() => add.disabled).toBe(false)
  expect(note.value).toBe('Called. Calls back.')
})

it.each([
  ['nothing answers', () => Promise.reject(new TypeError('lost'))],
  ['the server is busy', () => problem(503, 'unavailable')],
  ['too much was asked', () => problem(429, 'rate_limited')],
])('keeps the page and what is typed where it cannot be loaded again after a change: %s', async (_, refuse) => {
  let isLost = false
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => (isLost ? refuse() : Response.json(REQUEST)),
    [`POST ${PATH}/notes`]: () => {
      isLost = true
      return Response.json(REQUEST)
    },
  })
  const user = userEvent.setup()
  const answer = await screen.findByLabelText<HTMLTextAreaElement>(/^Answer/)
  await user.type(answer, 'Yes, in the court.')
  await user.type(screen.getByLabelText(/^New note/), 'Called.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It was done')
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>(/^New note/).value).toBe('')
  expect(answer.value).toBe('Yes, in the court.')
})

it('shows no word of a note wider than the screen', async () => {
  const link = `https://example.org/${'x'.repeat(300)}`
  const note = { text: link, at: '2026-06-15T09:20:00.000Z', by: { id: 'me', name: 'Aya' } }
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, notes: [note] }),
  })
  expect((await screen.findByText(link)).style.overflowWrap).toBe('anywhere')
})
