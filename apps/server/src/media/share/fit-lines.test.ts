import { expect, it } from 'vitest'

import { fitLines } from './fit-lines.ts'
import { outlineText } from './outline-text.ts'

const LTR = { size: 40, weight: 700, direction: 'ltr' } as const
const ELLIPSIS = outlineText('…', LTR).glyphs[0]?.id
const room = { width: 440, most: 2, smallest: 30 }

it('a text is as large as it may be in its room, then smaller, then cut', () => {
  expect(fitLines('Dacia Duster 2019', LTR, room)).toMatchObject({ size: 40, lines: [{}] })
  expect(fitLines('Mercedes-Benz C-Class All-Terrain', LTR, { ...room, width: 330 }).size).toBeLessThan(40)
  const long = 'Mercedes-Benz '.repeat(8).trim()
  for (const text of [long, 'M'.repeat(80)]) {
    const { lines, size } = fitLines(text, LTR, room)
    expect(size).toBe(30)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(440)
    expect(lines.at(-1)?.glyphs.at(-1)?.id).toBe(ELLIPSIS)
  }
})
