import { afterEach, describe, expect, it } from 'vitest'

import { findIllustrator } from '../illustrator/find-illustrator.ts'
import type { RenderJob } from './render-picture.ts'
import { createLocalRenderer, createThreadRenderer } from './renderer.ts'

const JOB: RenderJob = {
  source: { kind: 'drawing', key: 'art/side-sedan-red-0' },
  shape: { width: 320, format: 'webp' },
}
const BROKEN: RenderJob = { ...JOB, source: { kind: 'photograph', original: new Uint8Array([1, 2, 3]) } }

describe('a renderer on threads of its own', () => {
  const renderer = createThreadRenderer()
  afterEach(() => renderer.close())

  it('makes the same picture as one on the same thread, goes on after a failure, and makes none once closed', async () => {
    const expected = Buffer.from(await createLocalRenderer(findIllustrator).render(JOB))
    await expect(renderer.render(BROKEN)).rejects.toThrow('unsupported')
    const pictures = await Promise.all(Array.from({ length: renderer.lanes }, () => renderer.render(JOB)))
    for (const picture of pictures) expect(expected.equals(picture)).toBe(true)
    const last = renderer.render(JOB)
    await renderer.close()
    expect((await last).length).toBe(expected.length)
    await expect(renderer.render(JOB)).rejects.toThrow('closed')
  })
})
