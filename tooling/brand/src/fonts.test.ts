import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'

import { CUTS, type FontFile, LICENCES } from './cut-fonts.ts'
import { folderOfFont, FONTS_FOLDER, SERVER_FOLDER } from './folders.ts'
import { missingCharacters, readTexts } from './read-texts.ts'

const read = async (file: FontFile) => create(await readFile(join(folderOfFont(file), file))) as Font
const latin = await read('figtree-latin.woff2')
const eng = await read('figtree-eng.woff2')
const arabic = await read('readex-pro-arabic.woff2')

/** The characters of a font; its table ends with a mark that is no character. */
const charactersOf = (font: Font) => new Set(font.characterSet.filter((code) => code !== 0xffff))
const drawn = {
  latin: await read('figtree-latin.ttf'),
  extended: await read('figtree-extended.ttf'),
  arabic: await read('readex-pro-arabic.ttf'),
}
const fonts = { latin: charactersOf(latin), eng: charactersOf(eng), arabic: charactersOf(arabic) }

/** The largest that each font may become, bytes. */
const LARGEST: Readonly<Record<FontFile, number>> = {
  'figtree-latin.woff2': 15_000,
  'figtree-eng.woff2': 1_200,
  'readex-pro-arabic.woff2': 16_000,
  'figtree-latin.ttf': 30_000,
  'figtree-extended.ttf': 18_000,
  'readex-pro-arabic.ttf': 36_000,
}

describe('the fonts', () => {
  it.each([
    ['figtree-latin.woff2', latin],
    ['figtree-eng.woff2', eng],
    ['readex-pro-arabic.woff2', arabic],
    ['figtree-latin.ttf', drawn.latin],
    ['figtree-extended.ttf', drawn.extended],
    ['readex-pro-arabic.ttf', drawn.arabic],
  ] as const)('%s is cut from today’s list of characters, in all weights, and stays small', async (file, font) => {
    const listed = new Set(Array.from(CUTS[file].characters, (character) => character.codePointAt(0)))
    expect(charactersOf(font)).toEqual(listed)
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 })
    expect((await readFile(join(folderOfFont(file), file))).length).toBeLessThan(LARGEST[file])
  })

  it('keep tabular figures and kerning, and the joining and the marks of Arabic letters', () => {
    expect(latin.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']))
    for (const font of [arabic, drawn.arabic])
      expect(font.availableFeatures).toEqual(expect.arrayContaining(['fina', 'init', 'mark', 'medi']))
  })

  it('carry their licences', async () => {
    for (const [file, source] of Object.entries(LICENCES)) {
      for (const folder of [FONTS_FOLDER, join(SERVER_FOLDER, 'fonts')]) {
        const licence = await readFile(join(folder, file), 'utf8')
        expect(licence).toContain('SIL OPEN FONT LICENSE')
        expect(licence).toBe(String(await readFile(source)))
      }
    }
  })
})

describe('the texts', () => {
  it('need no character that the font of their script lacks', () => {
    const texts = readTexts()
    expect(texts.length).toBeGreaterThan(10)
    const lacking = texts
      .map(({ file, text }) => ({ file, missing: missingCharacters(text, fonts) }))
      .filter(({ missing }) => missing.length > 0)
    expect(lacking, 'add them to characters.ts and run `pnpm --filter @otosafi/brand draw`').toEqual([])
  })

  it('reports one that is lacking', () => {
    expect(missingCharacters('Škoda → ŋ ڭ ة\u2066', fonts)).toEqual(['Š', '→', 'ڭ'])
    expect(missingCharacters('ŋ', { ...fonts, eng: new Set() })).toEqual(['ŋ'])
  })
})
