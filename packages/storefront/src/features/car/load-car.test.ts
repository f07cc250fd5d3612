import { expect, it, onTestFinished, vi } from 'vitest'

import type { ApiClient } from '@otosafi/api-client/client'
import { cardOf } from '@otosafi/api-client/testing/card'

import { translatorOf } from '../../texts/translators.ts'
import { loadCar } from './load-car.ts'

const { t } = translatorOf('en')

it('says of a paper that it has run out as soon as its last day is over by the calendar of the edition', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-18T23:30:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const document = { kind: 'registration', number: null, issuedOn: '2015-03-02', validUntil: '2026-05-18' }
  const car = { ...cardOf(), photos: [], inspection: null, documents: [document], dateFirstUse: '2015-03-02' }
  const api = {
    GET: (path: string) =>
      Promise.resolve({ response: new Response(null), data: path === '/cars/{id}' ? car : undefined }),
  } as unknown as ApiClient
  const { still } = await loadCar({ api, t }, car.id)
  expect(still.papers.find(({ kind }) => kind === 'registration')).toMatchObject({ state: 'expired' })
})
