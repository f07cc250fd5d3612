import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { DRAFT } from '../testing/draft.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'manager', editions: ['ma'], may: ['addCarPhoto'] }
const PATH = '/cars/ma/4k7q2pxa'

it('sends a photo whose answer was lost by the same key again, and any other one by a key of its own', async () => {
  let isLost = true
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`POST ${PATH}/photos`]: () => (isLost ? Response.error() : Response.json(DRAFT, { status: 201 })),
  })
  const keys: (string | null)[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
    return send(request)
  })
  const user = userEvent.setup()
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add photos' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File([name], name, { type: 'image/jpeg', lastModified: 1 }))
    await user.upload(input as HTMLInputElement, files)
    await expect.poll(() => add.dataset['loading']).toBe(undefined)
  }
  await choose('front.jpg', 'rear.jpg')
  isLost = false
  await choose('front.jpg')
  await choose('front.jpg')
  expect(keys).toEqual(keys.map(() => expect.stringMatching(/^[\da-f-]{36}$/) as string))
  const [front, rear, again, later] = keys
  expect([again === front, rear === front, later === front]).toEqual([true, false, false])
})
