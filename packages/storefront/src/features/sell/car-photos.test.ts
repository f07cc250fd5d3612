import { expect, it } from 'vitest'

import type { Picture } from '@otosafi/api-client/schema'
import { eventually } from '@otosafi/vitest/eventually'

import { createUploadQueue, type UploadAnswer } from '../../parts/uploads/upload-queue.ts'
import { createCarPhotos, photosOf, progressOf } from './car-photos.ts'

type Answer = UploadAnswer<Picture> | Error

const fileOf = (name: string) => new File([name], name)
const pictureOf = (key: string): Picture => ({ key, width: 800, height: 600, placeholder: '#336699' })
const OFFLINE = new Error('offline')

/** Photos before an API that stores each file under its name; `answers` come first. */
function photosWith({ answers = [], cuts = 0 }: { answers?: Answer[]; cuts?: number } = {}) {
  const sent: string[] = []
  let left = cuts
  const waiting: (() => void)[] = []
  const onceOnline = (resume: () => void) => void waiting.push(resume)
  const photos = createCarPhotos({
    onceOnline,
    shrink: async (file) => (file.name === 'bad' ? { issue: { code: 'imageDamaged', values: {} } } : { blob: file }),
    openQueue: async () => {
      if (left-- > 0) throw OFFLINE
      return createUploadQueue<Picture>({
        pause: async () => undefined,
        onceOnline,
        async send(blob) {
          const name = await blob.text()
          sent.push(name)
          const answer = answers.shift()
          if (answer instanceof Error) throw answer
          return answer ?? { ok: true, result: pictureOf(name) }
        },
      })
    },
    now: () => 1000,
  })
  const shown = () => photosOf(photos.store.getState())
  const comeOnline = () => waiting.splice(0).forEach((resume) => resume())
  return { photos, sent, shown, comeOnline, states: () => shown().map(({ state }) => state) }
}

it('are sent as soon as they are chosen, in their order, but for what is no picture', async () => {
  const { photos, sent, shown, states } = photosWith()
  photos.add([fileOf('a'), fileOf('bad'), fileOf('b')])
  expect(states()).toEqual(['preparing', 'preparing', 'preparing'])
  await eventually(() => expect(states()).toEqual(['sent', 'refused', 'sent']))
  expect(sent).toEqual(['a', 'b'])
  expect(shown().map(({ stored }) => stored)).toMatchObject([{ key: 'a', at: 1000 }, {}, { key: 'b', at: 1000 }])
  expect(progressOf(photos.store.getState())).toEqual({ count: 2, most: 2, part: 1 })
})

it('arrive once although the line is cut three times', async () => {
  const { photos, sent, states } = photosWith({ answers: [OFFLINE, OFFLINE, OFFLINE] })
  photos.add([fileOf('a'), fileOf('b')])
  await eventually(() => expect(states()).toEqual(['sent', 'sent']))
  expect(sent).toEqual(['a', 'a', 'a', 'a', 'b'])
})

it('of which the server has one twice, since its first answer was lost, are named once', async () => {
  const { photos, sent, shown, states } = photosWith({ answers: [OFFLINE] })
  photos.add([fileOf('a')])
  await eventually(() => expect(states()).toEqual(['sent']))
  expect(sent).toEqual(['a', 'a'])
  expect(shown().flatMap(({ stored }) => stored?.key ?? [])).toEqual(['a'])
})

it('go on by themselves once the line is back, before their script came, too', async () => {
  const { photos, sent, comeOnline, states } = photosWith({
    cuts: 1,
    answers: Array.from({ length: 6 }, () => OFFLINE),
  })
  photos.add([fileOf('a')])
  await eventually(() => expect(states()).toEqual(['failed']))
  comeOnline()
  await eventually(() => expect([sent.length, states()]).toEqual([6, ['failed']]))
  comeOnline()
  await eventually(() => expect(states()).toEqual(['sent']))
})

it('wait for the visitor where the line stays cut, before their script came, too', async () => {
  const { photos, sent, states } = photosWith({ cuts: 1, answers: Array.from({ length: 6 }, () => OFFLINE) })
  photos.add([fileOf('a')])
  await eventually(() => expect(states()).toEqual(['failed']))
  photos.retry()
  await eventually(() => expect([sent.length, states()]).toEqual([6, ['failed']]))
  photos.retry()
  await eventually(() => expect(states()).toEqual(['sent']))
})

it('that the server refuses say why, and are not asked for again', async () => {
  const issue = { code: 'imagePixels', values: { megapixels: 64 } } as const
  const refusal: Answer = { ok: false, failure: { issue }, isTransient: false, retryAfterMs: null }
  const { photos, sent, shown } = photosWith({ answers: [refusal] })
  photos.add([fileOf('a')])
  await eventually(() => expect(shown()).toMatchObject([{ state: 'refused', issue }]))
  photos.retry()
  expect(sent).toEqual(['a'])
})

it('of a visit before stand in front and are not sent again', async () => {
  const { photos, sent, shown } = photosWith()
  photos.add([fileOf('new')])
  photos.restore([{ ...pictureOf('old'), at: 5, view: null }])
  await eventually(() => expect(shown().map(({ stored }) => stored?.key)).toEqual(['old', 'new']))
  expect(sent).toEqual(['new'])
})

it('that the server no longer keeps are sent again, as far as this device has them', async () => {
  const { photos, sent, shown } = photosWith()
  photos.restore([{ ...pictureOf('old'), at: 5, view: null }])
  photos.add([fileOf('a')])
  await eventually(() => expect(sent).toEqual(['a']))
  photos.sendAgain()
  await eventually(() => expect(shown().map(({ stored }) => stored?.key)).toEqual(['a']))
  expect(sent).toEqual(['a', 'a'])
})

it('are ten at most, can be moved, replaced and removed', async () => {
  const { photos, shown, states } = photosWith()
  photos.add(Array.from({ length: 12 }, (_, index) => fileOf(String(index))))
  expect([shown().length, photos.store.getState().isTooMany]).toEqual([10, true])
  await eventually(() => expect(new Set(states())).toEqual(new Set(['sent'])))
  const [first, second] = shown().map(({ id }) => id)
  photos.move(first ?? 0, 1)
  photos.remove(second ?? 0)
  photos.replace(first ?? 0, fileOf('other'))
  await eventually(() => expect(shown()[0]).toMatchObject({ stored: { key: 'other' }, state: 'sent' }))
  expect([shown().length, photos.store.getState().isTooMany]).toEqual([9, false])
})

it('keep what they were chosen to show, also where another one is taken in their place', async () => {
  const { photos, shown, states } = photosWith()
  photos.restore([{ ...pictureOf('old'), at: 5, view: 'rear' }])
  photos.add([fileOf('a')], 'side')
  photos.add([fileOf('b')])
  photos.replace(shown()[1]?.id ?? 0, fileOf('c'))
  await eventually(() => expect(states()).toEqual(['sent', 'sent', 'sent']))
  expect(shown().map(({ view, stored }) => [stored?.key, view])).toEqual([
    ['old', 'rear'],
    ['c', 'side'],
    ['b', null],
  ])
  expect(photos.store.getState().photos.map(({ sent }) => sent?.view)).toEqual(['rear', 'side', null])
})
