// @vitest-environment jsdom
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it } from 'vitest'

import { MAX_RECENT, recentCars, useRecordView } from './recent-store.ts'

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})

function Page({ id }: { id: string }) {
  useRecordView(id)
  return null
}

async function visit(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const root = createRoot(document.createElement('div'))
    // oxlint-disable-next-line no-await-in-loop -- visits follow each other
    await act(async () => root.render(<Page id={id} />))
    root.unmount()
  }
}

it('has the cars last seen, the latest first and each once', async () => {
  const id = fc.integer({ min: 0, max: 20 }).map((number) => String(number).padStart(8, '0'))
  await fc.assert(
    fc.asyncProperty(fc.array(id, { maxLength: 30 }), async (ids) => {
      localStorage.clear()
      recentCars.getState().read()
      await visit(...ids)
      expect(recentCars.getState().ids).toEqual([...new Set([...ids].reverse())].slice(0, MAX_RECENT))
    }),
    { numRuns: 20 },
  )
})

it('adds to what an earlier page left on the device', async () => {
  localStorage.setItem('recent', '["aaaaaaaa"]')
  await visit('bbbbbbbb')
  expect(JSON.parse(localStorage.getItem('recent') ?? '')).toEqual(['bbbbbbbb', 'aaaaaaaa'])
})
