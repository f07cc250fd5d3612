import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'
import { afterAll, describe, expect, it } from 'vitest'

import { FONT_SYSTEMS, type FontSystem } from './font-systems.ts'
import { installFonts } from './install-fonts.ts'

const folder = await mkdtemp(join(tmpdir(), 'otosafi-fonts-'))
afterAll(() => rm(folder, { recursive: true }))

const SYSTEMS = Object.keys(FONT_SYSTEMS) as FontSystem[]

/** A letter of each script that pages are written in. */
const LETTERS = { Latin: 'é', Arabic: 'س' }

describe.each(SYSTEMS)('a system like %s', (system) => {
  const own = join(folder, system)

  it('writes Latin and Arabic, with plain fonts of several weights', async () => {
    await installFonts(system, own)
    const files = (await readdir(own)).filter((file) => file.endsWith('.ttf'))
    const fonts = await Promise.all(files.map(async (file) => create(await readFile(join(own, file))) as Font))
    expect(fonts.map(({ type }) => type)).toEqual(files.map(() => 'TTF'))
    for (const [script, letter] of Object.entries(LETTERS)) {
      const writing = fonts.filter((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      expect(writing.length, script).toBeGreaterThan(1)
    }
  })

  it('knows these fonts alone, and takes its first for what a page leaves open', async () => {
    const conf = await readFile(await installFonts(system, own), 'utf8')
    expect(conf.match(/<dir>.*?<\/dir>/g)).toEqual([`<dir>${own}</dir>`])
    const [first] = FONT_SYSTEMS[system]
    expect(conf).toContain(`<family>sans-serif</family><prefer><family>${first.name}</family>`)
  })
})

it('what stands for Arial is found under that name', async () => {
  const conf = await readFile(await installFonts('desktop', join(folder, 'renamed')), 'utf8')
  for (const name of ['Arial', 'Arial Bold']) {
    expect(conf).toContain(`<edit name="fullname" mode="assign"><string>${name}</string></edit>`)
  }
})
