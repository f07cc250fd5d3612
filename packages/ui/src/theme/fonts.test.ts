import { describe, expect, it } from 'vitest'

import { fontList, FONTS, fontsFor } from './fonts.ts'

import tokensCss from './tokens.css?raw'

const files = (language: string) => fontsFor(language).map(({ url }) => /([\w-]+)\.woff2/.exec(url)?.[1])

describe('fonts', () => {
  it('are only those that a language is written with', () => {
    for (const language of ['en', 'fr', 'zu', 'xh', 'rw']) expect(files(language)).toEqual(['figtree-latin'])
    expect(files('wo')).toEqual(['figtree-latin', 'figtree-eng'])
    expect(files('ar')).toEqual(['figtree-latin', 'readex-pro-arabic'])
  })

  it('are named first by the token for type, before their fallbacks', () => {
    const families = new Set(FONTS.map(({ family }) => (family.includes(' ') ? `'${family}'` : family)))
    expect(tokensCss.replace(/\s+/g, ' ')).toContain(`--font: ${[...families].join(', ')}, '`)
  })

  it('are listed with their letters where they have only a few', () => {
    const list = fontList('wo')
      .split(';')
      .map((font) => font.split(','))
    expect(list.map(([family, , letters]) => [family, letters])).toEqual([
      ['Figtree', undefined],
      ['Figtree', 'U+14A-14B'],
    ])
    for (const [, url] of list) expect(url).toContain('.woff2')
  })
})
