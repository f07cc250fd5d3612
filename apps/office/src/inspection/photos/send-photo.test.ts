import { expect, it, vi } from 'vitest'

import type { Photo } from '@otosafi/api-client/office-schema'

import { type Answers, answerCalls, problem } from '../../testing/answer-calls.ts'
import { drawPictures } from '../../testing/draw-pictures.ts'
import type { QueuedPhoto } from './photo-store.ts'
import { sendPhoto } from './send-photo.ts'

const PATH = '/cars/ma/4k7q2pxa'
const FLAW = { section: 'electrical', point: 'horn', sizeMm: 30 } as const
const QUEUED: QueuedPhoto = {
  key: 'k',
  person: 'me',
  at: 1,
  car: { edition: 'ma', id: '4k7q2pxa' },
  flaw: FLAW,
  blob: new Blob(['photo']),
  refusal: null,
}

const photo = (key: string, flaw: Photo['flaw'] = null) => ({ key, view: 'detail', flaw })

/** Sends the photo to a server where the car has these photos; `added` is the one that it makes of the sent one. */
async function send(kept: Partial<QueuedPhoto>, before: object[], answers: Answers = {}, added = photo('new')) {
  const calls: [string, unknown][] = []
  let photos = before
  const keys: (string | null)[] = []
  const all = {
    'GET /me': () => Response.json({ id: 'me' }),
    [`GET ${PATH}`]: () => Response.json({ photos, photosVersion: `of ${photos.length}` }),
    [`POST ${PATH}/photos`]: () => {
      photos = [...before, added]
      return Response.json({ photos }, { status: 201 })
    },
    [`PUT ${PATH}/photos`]: () => Response.json({}),
    ...answers,
  }
  const answer = answerCalls(all, (call, body) => void calls.push([call, body]))
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'))
    return answer(request)
  })
  const outcome = await sendPhoto({ ...QUEUED, ...kept })
  const sent = calls.filter(([call]) => !call.startsWith('GET'))
  return { outcome, keys, made: sent.map(([call]) => call.split(' ')[0]), order: sent.at(-1)?.[1] }
}

it('adds a photo behind those of the car, by its key, and lets it show its flaw', async () => {
  const { outcome, keys, made, order } = await send({}, [photo('a')])
  expect([outcome, keys, made]).toEqual(['sent', ['k'], ['POST', 'PUT']])
  expect(order).toEqual({ photos: [photo('a'), photo('new', FLAW)], version: 'of 2' })
})

it('does not take the photo of somebody else for its own', async () => {
  const { made, order } = await send({}, [photo('a'), photo('other')])
  expect(made).toEqual(['POST', 'PUT'])
  expect(order).toMatchObject({ photos: [photo('a'), photo('other'), photo('new', FLAW)] })
})

it('sends no more of a photo than the server keeps', async () => {
  drawPictures({ width: 4000, height: 3000, bytes: 300_000 })
  const append = vi.spyOn(FormData.prototype, 'append')
  await send({ blob: new Blob([new Uint8Array(500_001)]) }, [photo('a')])
  expect(append.mock.calls.map(([, blob]) => blob.size)).toEqual([300_000])
})

it('leaves a photo that shows a flaw already', async () => {
  const { outcome, made } = await send({}, [photo('a')], {}, photo('new', { ...FLAW, sizeMm: 5 }))
  expect([outcome, made]).toEqual(['sent', ['POST']])
})

it('tells the flaw again where others have changed the photos meanwhile, but not for ever', async () => {
  let refusals = 0
  const later = (times: number) => ({
    [`PUT ${PATH}/photos`]: () => (refusals++ < times ? problem(409, 'conflict') : Response.json({})),
  })
  const { outcome, made } = await send({}, [photo('a')], later(2))
  expect([outcome, made]).toEqual(['sent', ['POST', 'PUT', 'PUT', 'PUT']])
  refusals = 0
  expect((await send({}, [photo('a')], later(3))).outcome).toMatchObject({ status: 409 })
})

it('sends nothing for somebody else, nor a flaw as the first photo of a car', async () => {
  const other = await send({}, [photo('a')], { 'GET /me': () => Response.json({ id: 'other' }) })
  const bare = await send({}, [])
  expect([other, bare].map(({ outcome, made }) => [outcome, made])).toEqual([
    ['later', []],
    ['noKeyPhoto', []],
  ])
})

it.each([
  ['no connection', () => Promise.reject(new TypeError('offline')), 'later'],
  ['somebody in between', () => new Response('Bad gateway', { status: 502 }), 'later'],
  ['nobody signed in', () => problem(401, 'unauthorized'), 'later'],
  ['too many calls', () => problem(429, 'rate_limited'), 'later'],
  ['a fault of the server', () => problem(503, 'unavailable'), 'later'],
  ['a damaged picture', () => problem(422, 'validation_failed'), { status: 422 }],
  ['a car that is sold', () => problem(409, 'conflict'), { status: 409 }],
])('tries later what may pass, and gives up what will not: %s', async (_, answer, outcome) => {
  const sent = await send({}, [photo('a')], { [`POST ${PATH}/photos`]: answer })
  if (typeof outcome === 'string') expect(sent.outcome).toBe(outcome)
  else expect(sent.outcome).toMatchObject(outcome)
})

it.each(['GET /me', `GET ${PATH}`, `POST ${PATH}/photos`, `PUT ${PATH}/photos`])(
  'tries later where nothing answers any more, so that the next photo has its turn: %s',
  async (dead) => {
    const answer = answerCalls(
      {
        'GET /me': () => Response.json({ id: 'me' }),
        [`GET ${PATH}`]: () => Response.json({ photos: [photo('new')], photosVersion: 'v' }),
        [`POST ${PATH}/photos`]: () => Response.json({ photos: [photo('new')] }, { status: 201 }),
      },
      () => undefined,
    )
    vi.stubGlobal('fetch', (request: Request) => {
      const isDead = `${request.method} ${new URL(request.url).pathname.replace('/office', '')}` === dead
      return isDead ? untilGivenUp(request.signal) : answer(request)
    })
    expect(await sendPhoto(QUEUED, 1)).toBe('later')
  },
)

/** A call that is never answered. */
function untilGivenUp(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
