// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { afterPaint } from './after-paint.ts'

it('what is to come waits until a frame has been drawn with what is there', async () => {
  const seen: string[] = []
  const done = new Promise<void>((resolve) => {
    afterPaint(() => {
      seen.push('work')
      resolve()
    })
  })
  seen.push('touched')
  requestAnimationFrame(() => seen.push('frame'))
  await done
  expect(seen).toEqual(['touched', 'frame', 'work'])
})
