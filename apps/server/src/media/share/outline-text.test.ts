import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { commonTexts, reportTexts } from '@otosafi/i18n/server-texts'

import { outlineText } from './outline-text.ts'

const LTR = { size: 40, weight: 700, direction: 'ltr' } as const
const RTL = { ...LTR, direction: 'rtl' } as const

const ids = (text: string, style: typeof LTR | typeof RTL = RTL) => outlineText(text, style).glyphs.map(({ id }) => id)

describe('a text as outlines', () => {
  it.each(LANGUAGE_CODES)('has every letter of what is said of cars in %s', (language) => {
    const edition = Object.values(EDITIONS).find(({ languages }) => (languages as readonly string[]).includes(language))
    if (edition === undefined) throw new Error(`No edition is in ${language}`)
    const common = commonTexts(edition, language)
    const report = reportTexts(edition, language)
    const point = common('inspection.points.engine.idle')
    for (const text of [
      common('vocabulary.status.sold'),
      common('vocabulary.status.reserved'),
      common('car.unproven.contradicted', { value: 123_456 }),
      report('verdict.inspection.safetyDefect', { point }),
      report('verdict.inspection.noDefectChecked', { checked: 98, total: 100 }),
      report('verdict.inspection.notInspected'),
      report('verdict.mileage.contradicted'),
    ]) {
      const { glyphs, width } = outlineText(text, { ...LTR, direction: LANGUAGES[language].dir })
      expect(
        glyphs.filter(({ id }) => id === 0),
        text,
      ).toEqual([])
      expect(glyphs.length).toBeGreaterThanOrEqual(text.replaceAll(/[\u064b-\u0652]/g, '').length * 0.9)
      expect(width).toBeGreaterThan(text.length * 8)
    }
  })

  it('joins Arabic letters, and writes them from right to left', () => {
    const apart = ['ب', 'ي', 'ع'].map((letter) => ids(letter)[0])
    const joined = ids('بيع')
    expect(joined).toHaveLength(3)
    for (const id of apart) expect(joined).not.toContain(id)
    // The first letter stands on the right, in the form that begins a word.
    expect(ids('بي').at(-1)).toBe(joined.at(-1))
  })

  it('writes numbers and Latin names within Arabic from left to right', () => {
    expect(ids('76\u00a0000')).toEqual(ids('76\u00a0000', LTR))
    const line = ids('العداد: 167\u00a0438 كم')
    const number = ids('167\u00a0438', LTR)
    expect(line.join()).toContain(number.join())
    expect(ids('كم 12').slice(0, 2)).toEqual(ids('12', LTR))
    // Brackets open towards what they hold.
    expect(ids('(ب)').at(0)).toBe(ids('(', LTR).at(0))
  })

  it('writes names with letters that pages leave to other fonts, and none as an empty box', () => {
    expect(ids('Škoda Citroën', LTR)).toHaveLength(13)
    expect(ids('Škoda', LTR)[0]).not.toBe(ids('S', LTR)[0])
    expect(ids('Ǎ中a😀', LTR)).toEqual(ids('Aa', LTR))
    expect(ids('\u2066a\u2069', LTR).filter((id) => id === 0)).toEqual([])
    expect(outlineText('', LTR)).toEqual({ glyphs: [], width: 0 })
  })

  it('is wider in bold, and in proportion to its size', () => {
    const { width } = outlineText('Dacia Duster', LTR)
    expect(outlineText('Dacia Duster', { ...LTR, weight: 400 }).width).toBeLessThan(width)
    expect(outlineText('Dacia Duster', { ...LTR, size: 80 }).width).toBeCloseTo(2 * width)
  })
})
