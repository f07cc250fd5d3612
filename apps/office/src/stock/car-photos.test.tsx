import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import type { StockCarDetails } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { DRAFT } from '../testing/draft.ts'
import { DETAILS } from '../testing/made-cars.ts'
import { openOffice } from '../testing/open-office.tsx'
import { typePrice } from '../testing/type-price.ts'

const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'manager', editions: ['ma'], may: ['addCarPhoto'] }
const PATH = '/cars/ma/4k7q2pxa'

/** The keys of all that is created from now on. */
function keysOfPosts() {
  const keys: (string | null)[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
    return send(request)
  })
  return keys
}

/** Chooses files by their names, and waits until they were sent. */
async function chooser(user: UserEvent) {
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add photos' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  return async (...names: string[]) => {
    const files = names.map((name) => new File([name], name, { type: 'image/jpeg', lastModified: 1 }))
    await user.upload(input as HTMLInputElement, files)
    await expect.poll(() => add.dataset['loading']).toBe(undefined)
  }
}

it('sends a photo whose answer was lost by the same key again, and any other one by a key of its own', async () => {
  let isLost = true
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`POST ${PATH}/photos`]: () => (isLost ? Response.error() : Response.json(DRAFT, { status: 201 })),
  })
  const keys = keysOfPosts()
  const choose = await chooser(userEvent.setup())
  await choose('front.jpg', 'rear.jpg')
  isLost = false
  await choose('front.jpg')
  await choose('front.jpg')
  expect(keys).toEqual(keys.map(() => expect.stringMatching(/^[\da-f-]{36}$/) as string))
  const [front, rear, again, later] = keys
  expect([again === front, rear === front, later === front]).toEqual([true, false, false])
})

it('adds a photo again that was stored although its answer was lost, and then removed', async () => {
  let now: StockCarDetails = DRAFT
  let isLost = true
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`PUT ${PATH}/photos`]: () => Response.json((now = DRAFT)),
    [`POST ${PATH}/photos`]: () => {
      now = { ...DRAFT, photos: DETAILS.photos.slice(0, 1) }
      return isLost ? Response.error() : Response.json(now, { status: 201 })
    },
  })
  const keys = keysOfPosts()
  const user = userEvent.setup()
  const choose = await chooser(user)
  await choose('front.jpg')
  isLost = false
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull()
  await choose('front.jpg')
  expect(keys).toHaveLength(2)
  expect(keys[1]).not.toBe(keys[0])
})

it('says that a car has as many photos as it can have', async () => {
  const errors = [{ path: '/body/photo', code: 'photosMax', values: {} }]
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`POST ${PATH}/photos`]: () => problem(422, 'validation_failed', { errors }),
  })
  const choose = await chooser(userEvent.setup())
  await choose('front.jpg')
  const text = 'front.jpg: The car has as many photos as it can have. Remove one first.'
  expect(await screen.findByText(text)).toBeTruthy()
})

it('keeps the page with what is typed where it cannot be loaded again after an upload', async () => {
  let isLost = false
  await openOffice(PATH, {
    'GET /me': () => Response.json({ ...ME, may: [...ME.may, 'setCarPrice'] }),
    [`GET ${PATH}`]: () => (isLost ? Response.error() : Response.json(DRAFT)),
    [`POST ${PATH}/photos`]: () => {
      isLost = true
      return Response.json(DRAFT, { status: 201 })
    },
  })
  const user = userEvent.setup()
  const price = await typePrice(user, '115000')
  const typed = price.value
  const choose = await chooser(user)
  await choose('front.jpg')
  expect(await screen.findByText('How it stands now could not be loaded. What you see is older.')).toBeTruthy()
  expect(price.isConnected).toBe(true)
  expect(price.value).toBe(typed)
})

it('asks before the tab is closed while photos are on their way, whatever page is shown', async () => {
  let answer: (response: Response) => void = () => undefined
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json({ ...ME, may: [...ME.may, 'listStock'] }),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`POST ${PATH}/photos`]: () => new Promise<Response>((resolve) => (answer = resolve)),
    'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  })
  const isLeftUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Add photos' })
  expect(isLeftUnasked()).toBe(true)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['front'], 'front.jpg', { type: 'image/jpeg' }))
  await expect.poll(() => calls.map(([call]) => call)).toContain(`POST ${PATH}/photos`)
  expect(isLeftUnasked()).toBe(false)
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Stock' }))
  await expect.poll(() => location.pathname).toBe('/cars')
  expect(isLeftUnasked()).toBe(false)
  answer(Response.json(DRAFT, { status: 201 }))
  await expect.poll(isLeftUnasked).toBe(true)
})
