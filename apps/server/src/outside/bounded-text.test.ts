import { expect, it } from 'vitest'

import { boundedText } from './bounded-text.ts'

it('is the whole text, up to the bound', async () => {
  expect(await boundedText(new Response('né').body, 3)).toBe('né')
  expect(await boundedText(new Response('\u{feff}{}').body, 64)).toBe('{}')
  expect(await boundedText(null, 3)).toBe('')
})

it('is none beyond the bound, and the rest is not read', async () => {
  const source = { parts: 0, isCancelled: false }
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      source.parts += 1
      controller.enqueue(new Uint8Array(1024))
    },
    cancel() {
      source.isCancelled = true
    },
  })
  expect(await boundedText(endless, 4096)).toBeNull()
  expect(source.isCancelled).toBe(true)
  expect(source.parts).toBeLessThan(10)
})
