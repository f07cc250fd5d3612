import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { BRAND_FILES, TOKEN_FILES } from '../foundations/handover-files.ts'
import { makeTokenFiles } from './token-files.ts'

import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const files = makeTokenFiles(tokensCss)
const names = Object.keys(parseTokens(tokensCss).light)

describe('the files for handover', () => {
  it('are those that the page lists', () => {
    expect(TOKEN_FILES.map(([name]) => name).toSorted()).toEqual(Object.keys(files).toSorted())
    const theme = createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css')
    const drawn = readdirSync(join(dirname(theme), '../brand'))
    expect(BRAND_FILES.map(([name]) => name).toSorted()).toEqual(drawn.toSorted())
  })

  it('hold every token in both schemes, in one file and in one for each mode', () => {
    const { light, dark } = JSON.parse(files['tokens.json'] ?? '') as Record<string, Record<string, unknown>>
    expect(Object.keys(light ?? {})).toEqual(names)
    expect(JSON.parse(files['tokens.light.json'] ?? '')).toEqual({
      ...light,
      $extensions: { 'com.figma.modeName': 'light' },
    })
    expect(JSON.parse(files['tokens.dark.json'] ?? '')).toEqual({
      ...dark,
      $extensions: { 'com.figma.modeName': 'dark' },
    })
    expect(dark?.['paper']).not.toEqual(light?.['paper'])
    expect(files['tokens.css']).toBe(tokensCss)
  })
})
