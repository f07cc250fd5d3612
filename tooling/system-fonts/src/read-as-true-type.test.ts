import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { FONT_SYSTEMS } from './font-systems.ts'
import { toTrueType } from './read-as-true-type.ts'

it('converts fonts that are asked for at once as each would be alone', async () => {
  const [{ folder }] = FONT_SYSTEMS.desktop
  const fonts = await Promise.all(
    [400, 700].map((weight) => readFile(join(folder, 'files', `arimo-latin-${weight}-normal.woff2`))),
  )
  const alone: Buffer[] = []
  for (const font of fonts) alone.push(await toTrueType(font))
  const atOnce = await Promise.all(fonts.map(toTrueType))
  expect(atOnce.map((font, index) => font.equals(alone[index] ?? Buffer.of()))).toEqual([true, true])
})

it('converts the next font after one that is none', async () => {
  const [{ folder }] = FONT_SYSTEMS.desktop
  const font = await readFile(join(folder, 'files', 'arimo-latin-400-normal.woff2'))
  const [broken, whole] = await Promise.allSettled([toTrueType(Buffer.from('no font')), toTrueType(font)])
  expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
})
