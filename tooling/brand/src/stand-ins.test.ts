import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'

import { FONT_SYSTEMS, type FontSystem } from '@otosafi/system-fonts/font-systems'
import { readFont } from '@otosafi/system-fonts/install-fonts'
import { readAsTrueType } from '@otosafi/system-fonts/read-as-true-type'

import { FONTS_FOLDER } from './folders.ts'
import { readTexts } from './read-texts.ts'

/** How much wider or narrower all texts together may become when the fonts come, as a share. */
const MAX_DIFFERENCE = 0.01

/**
 * A stand-in's rule as the pages have it: whose font it is, the least weight and the letters that it is for, and how it
 * is sized.
 */
type StandIn = { locals: string[]; weight: number; letters: [first: number, last: number]; size: number }

const require = createRequire(import.meta.url)
const standIns = async (file: string): Promise<StandIn[]> => {
  const css = await readFile(require.resolve(`@otosafi/ui/theme/${file}`), 'utf8')
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, rule = '']) => ({
    locals: [...rule.matchAll(/local\('(.*?)'\)/g)].map(([, name = '']) => name),
    weight: Number(/font-weight: (\d+)/.exec(rule)?.[1] ?? 400),
    letters: lettersOf(rule),
    size: Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]) / 100,
  }))
}
const lettersOf = (rule: string): StandIn['letters'] => {
  const [, first = '0', last = '10FFFF'] = /unicode-range: U\+([\dA-F]+)-([\dA-F]+)/.exec(rule) ?? []
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
const FILES = ['stand-ins.css', 'stand-ins-arabic.css', 'stand-ins-digits.css']
const RULES = (await Promise.all(FILES.map(standIns))).flat()

// A font cut to a range of weights answers for one of them only as plain TrueType.
const brand = async (file: string) => create(await readAsTrueType(join(FONTS_FOLDER, file))) as Font
const figtree = await brand('figtree-latin.woff2')
const readex = await brand('readex-pro-arabic.woff2')

type Setting = { font: Font; size: number }

/** A family of a system as the stand-ins size it for a letter and a weight; as it comes where there is no rule for it. */
async function standIn(system: FontSystem, at: 0 | 1, letter: string, weight: number): Promise<Setting> {
  const code = letter.codePointAt(0) ?? NaN
  const family = FONT_SYSTEMS[system][at]
  const own = family.weights.find((each) => each >= weight) ?? 700
  const style = own < 600 ? 'Regular' : 'Bold'
  const names = [family.name, `${family.name} ${style}`, `${family.name}-${style}`]
  const rule = RULES.filter((each) => each.weight <= weight && each.weight < 600 === own < 600).findLast(
    ({ locals, letters: [first, last] }) =>
      first <= code && code <= last && locals.some((local) => names.includes(local)),
  )
  return { font: create(await readFont(family, own)) as Font, size: rule?.size ?? 1 }
}

/** How wide words and the spaces between them are, in ems. */
function widthOf(words: readonly string[], letters: Setting, spaces: Setting): number {
  const width = (text: string, { font, size }: Setting) => (font.layout(text).advanceWidth / font.unitsPerEm) * size
  return words.reduce((sum, word) => sum + width(word, letters), 0) + width(' ', spaces) * (words.length - 1)
}

/** The words of a language's common texts that are written in one script. */
const wordsOf = (language: string, script: RegExp) =>
  readTexts()
    .filter(({ file }) => file === join(language, 'common.json'))
    .flatMap(({ text }) => text.match(script) ?? [])
    // Enough to be sure of a width to a thousandth.
    .slice(0, 1500)
const ARABIC = wordsOf('ar', /[\u0621-\u0652]{2,}/g)
const FRENCH = wordsOf('fr', /\p{Script=Latin}{2,}/gu)

const weighed = (font: Font, wght: number): Setting => ({ font: font.getVariation({ wght }), size: 1 })

/** Text, what is stressed, and headings. */
const WEIGHTS = [400, 600, 650]

describe.each([
  ['Linux: Arabic', 'desktop', ARABIC, readex, 1],
  ['Linux: Latin', 'desktop', FRENCH, figtree, 0],
  ['Android: Arabic', 'android', ARABIC, readex, 1],
] as const)('what stands in on %s', (_, system, words, coming, at) => {
  it.each(WEIGHTS)('is as wide as the font that comes, in weight %i', async (weight) => {
    expect(words.length).toBeGreaterThan(1000)
    const before = widthOf(
      words,
      await standIn(system, at, words[0] ?? '', weight),
      await standIn(system, 0, ' ', weight),
    )
    const after = widthOf(words, weighed(coming, weight), weighed(figtree, weight))
    expect(Math.abs(before / after - 1), `${before / after}`).toBeLessThan(MAX_DIFFERENCE)
  })
})

// The letters of Roboto are drawn as they come: where it is one file for all weights, no rule can size the bold ones.
it('digits of text on Android are as wide as the tabular ones of the font that comes', async () => {
  const width = ({ font, size }: Setting) => (font.layout('0123456789', ['tnum']).advanceWidth / font.unitsPerEm) * size
  const before = width(await standIn('android', 0, '0', 400))
  expect(Math.abs(before / width(weighed(figtree, 400)) - 1)).toBeLessThan(MAX_DIFFERENCE)
})
