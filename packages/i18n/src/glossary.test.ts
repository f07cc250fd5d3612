import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@otosafi/editions/language'

import { parseGlossary } from './glossary.ts'

const terms = parseGlossary(readFileSync(join(import.meta.dirname, '../glossary.tsv'), 'utf8'))

describe('the glossary', () => {
  it('has every term once, in every language', () => {
    expect(terms.length).toBeGreaterThan(300)
    expect(new Set(terms.map(({ key }) => key)).size).toBe(terms.length)
    const empty = terms.flatMap(({ key, words }) =>
      LANGUAGE_CODES.filter((language) => words[language].trim() === '').map((language) => `${key} ${language}`),
    )
    expect(empty).toEqual([])
  })

  it('says how sure each word is that was looked for', () => {
    const sought = LANGUAGE_CODES.filter((language) => language !== 'en' && language !== 'fr')
    const unscored = terms.filter(({ certainty }) => sought.some((language) => certainty[language] === undefined))
    expect(unscored.map(({ key }) => key)).toEqual([])
  })

  it('has the placeholders of English in every language, and composed Unicode', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join()
    const broken = terms.filter(({ words }) =>
      LANGUAGE_CODES.some(
        (language) =>
          placeholders(words[language]) !== placeholders(words.en) ||
          words[language] !== words[language].normalize('NFC') ||
          words[language].includes('\u202f'),
      ),
    )
    expect(broken.map(({ key }) => key)).toEqual([])
  })

  it('tells a line that is no term', () => {
    const head = `key\t${LANGUAGE_CODES.join('\t')}\tnote`
    expect(() => parseGlossary(`${head}\nsave\tSave\n`)).toThrow('Line 2 of the glossary has 2 columns')
    expect(() => parseGlossary('key\ten\n')).toThrow('The glossary must have the columns key, en')
  })
})
