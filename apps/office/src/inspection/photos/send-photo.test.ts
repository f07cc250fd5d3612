import { expect, it, vi } from 'vitest'

import type { Photo } from '@otosafi/api-client/office-schema'

import { type Answers, answerCalls, problem } from '../../testing/answer-calls.ts'
import { drawPictures } from '../../testing/draw-pictures.ts'
import type { KeptPhoto } from './photo-store.ts'
import { sendPhoto } from './send-photo.ts'

const PATH = '/cars/ma/4k7q2pxa'
const FLAW = { section: 'electrical', point: 'horn', sizeMm: 30 } as const
const KEPT: KeptPhoto = {
  key: 'k',
  person: 'me',
  at: 1,
  car: { edition: 'ma', id: '4k7q2pxa' },
  flaw: FLAW,
  blob: new Blob(['photo']),
  known: null,
  refusal: null,
}

const photo = (key: string, flaw: Photo['flaw'] = null) => ({ key, view: 'detail', flaw })

/** Sends the photo to a server where the car has these photos. */
async function send(kept: Partial<KeptPhoto>, photos: object[], answers: Answers = {}) {
  const calls: [string, unknown][] = []
  const all = {
    'GET /me': () => Response.json({ id: 'me' }),
    [`GET ${PATH}`]: () => Response.json({ photos }),
    [`POST ${PATH}/photos`]: () => Response.json({ photos: [...photos, photo('new')] }, { status: 201 }),
    [`PUT ${PATH}/photos`]: () => Response.json({}),
    ...answers,
  }
  vi.stubGlobal(
    'fetch',
    answerCalls(all, (call, body) => void calls.push([call, body])),
  )
  const noted: unknown[] = []
  const outcome = await sendPhoto({ ...KEPT, ...kept }, async (known) => noted.push(known))
  const sent = calls.filter(([call]) => !call.startsWith('GET'))
  return { outcome, noted, made: sent.map(([call]) => call.split(' ')[0]), order: sent.at(-1)?.[1] }
}

it('adds a photo behind those of the car, and lets it show its flaw', async () => {
  const { outcome, noted, made, order } = await send({}, [photo('a')])
  expect([outcome, noted, made]).toEqual(['sent', [['a']], ['POST', 'PUT']])
  expect(order).toEqual({ photos: [photo('a'), photo('new', FLAW)] })
})

it('sends no more of a photo than the server keeps', async () => {
  drawPictures({ width: 4000, height: 3000, bytes: 300_000 })
  const append = vi.spyOn(FormData.prototype, 'append')
  await send({ blob: new Blob([new Uint8Array(500_001)]) }, [photo('a')])
  expect(append.mock.calls.map(([, blob]) => blob.size)).toEqual([300_000])
})

it.each([
  ['was added, and shows no flaw yet', null],
  ['was added, and shows its flaw', FLAW],
])('does not send a photo twice that %s', async (_, flaw) => {
  const { outcome, made, order } = await send({ known: ['a'] }, [
    photo('a'),
    photo('new', flaw),
    photo('other', { ...FLAW, sizeMm: 5 }),
  ])
  expect([outcome, made]).toEqual(['sent', ['PUT']])
  expect(order).toMatchObject({ photos: [photo('a'), photo('new', FLAW), { flaw: { sizeMm: 5 } }] })
})

it('sends a photo again that never arrived', async () => {
  const { made } = await send({ known: ['a'] }, [photo('a')])
  expect(made).toEqual(['POST', 'PUT'])
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
