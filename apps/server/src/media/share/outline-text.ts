import { readFileSync } from 'node:fs'

import createBidi from 'bidi-js'
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'

export type TextDirection = 'ltr' | 'rtl'

/** How a line of text is set: the font size in pixels, the weight, and the direction of the line. */
export type TextStyle = { size: number; weight: 400 | 700; direction: TextDirection }

/** A glyph of a line: its outline in units of its font, y upwards, and its position, in pixels from the line's left. */
type PlacedGlyph = { id: number; path: string; x: number; y: number; scale: number }

/** A line of text as outlines: nothing of it depends on the fonts of the machine. */
export type OutlinedLine = { glyphs: readonly PlacedGlyph[]; width: number }

const FILES = ['figtree-latin.ttf', 'figtree-extended.ttf', 'readex-pro-arabic.ttf']
const FACES = FILES.map((file) => new Face(new Blob(readFileSync(new URL(`fonts/${file}`, import.meta.url)))))
const LETTERS = FACES.map((face) => new Set(face.collectUnicodes()))
const FONTS = { 400: FACES.map((face) => fontOf(face, 400)), 700: FACES.map((face) => fontOf(face, 700)) }
/** Outlines that were asked for, by font and glyph. */
const PATHS = new Map<Font, Map<number, string>>()

const bidi = createBidi()

/** Marks of direction and of joining, for which nothing is drawn. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/

function fontOf(face: Face, weight: number): Font {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** The line of `text`, its letters joined and in the order in which they are seen. Letters that no font has are left out. */
export function outlineText(text: string, { size, weight, direction }: TextStyle): OutlinedLine {
  const letters = drawable(text)
  const levels = bidi.getEmbeddingLevels(letters, direction)
  const runs = runsOf(letters, levels.levels)
  const glyphs: PlacedGlyph[] = []
  let width = 0
  const inOrder = new Set(bidi.getReorderedIndices(letters, levels).map((at) => runs.find(({ end }) => at < end)))
  for (const run of inOrder) {
    if (run === undefined) continue
    const font = FONTS[weight][run.font]
    if (font === undefined) continue
    const scale = size / font.face.upem
    const buffer = new Buffer()
    buffer.addText(letters, run.start, run.end - run.start)
    buffer.guessSegmentProperties()
    buffer.setDirection(run.isRightToLeft ? Direction.RTL : Direction.LTR)
    shape(font, buffer)
    for (const { codepoint: id, xAdvance, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ id, path: pathOf(font, id), x: width + xOffset * scale, y: -yOffset * scale, scale })
      width += (xAdvance ?? 0) * scale
    }
  }
  return { glyphs, width }
}

function pathOf(font: Font, glyph: number): string {
  const known = PATHS.get(font) ?? new Map<number, string>()
  PATHS.set(font, known)
  const path = known.get(glyph) ?? font.glyphToPath(glyph)
  known.set(glyph, path)
  return path
}

/** The letters of a text that some font has: others without their marks, or not at all. */
function drawable(text: string): string {
  const isDrawn = (letter: string) => UNSEEN.test(letter) || fontsWith(letter).length > 0
  return Array.from(text.normalize('NFC'), (letter) =>
    isDrawn(letter) ? letter : Array.from(letter.normalize('NFKD')).filter(isDrawn).join(''),
  ).join('')
}

/** The places of the fonts that have a letter. */
function fontsWith(letter: string): number[] {
  const code = letter.codePointAt(0) ?? 0
  return [...LETTERS.keys()].filter((font) => LETTERS[font]?.has(code))
}

type Run = { font: number; isRightToLeft: boolean; start: number; end: number }

/** Cuts a text where its direction or its font changes. A letter is of its neighbour's font where that has it. */
function runsOf(text: string, levels: Uint8Array): Run[] {
  const runs: (Run & { level: number })[] = []
  for (let at = 0; at < text.length; at++) {
    const last = runs.at(-1)
    const letter = text.charAt(at)
    const fonts = fontsWith(letter)
    const isOfLast = last !== undefined && (UNSEEN.test(letter) || fonts.includes(last.font))
    const font = isOfLast ? last.font : (fonts[0] ?? 0)
    const level = levels[at] ?? 0
    if (last !== undefined && last.font === font && last.level === level) last.end = at + 1
    else runs.push({ font, level, isRightToLeft: level % 2 === 1, start: at, end: at + 1 })
  }
  return runs
}
