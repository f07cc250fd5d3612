import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { DEMONSTRATED } from '@otosafi/demonstration/demonstrated'
import { brandFacts } from '@otosafi/demonstration/stock/facts/brands'
import { cityFacts } from '@otosafi/demonstration/stock/facts/cities'
import { modelFacts } from '@otosafi/demonstration/stock/facts/models'
import { EDITIONS } from '@otosafi/editions/registry'
import { createTextDictionary, type TextQuery } from '@otosafi/search/text/text-dictionary'

import { textEntriesOf } from './text-entries.ts'

/**
 * Searches as people of each country type them, in `testing/searches`: a line has the search, its expected reading, and
 * `misread` where it is not yet. A reading is a query string: the filters by name, each with its values in their order,
 * then the words that are reported as not understood; `-` where there is nothing of it.
 */
describe.each(DEMONSTRATED)('searches in %s', (edition) => {
  const { currency, country, languages } = EDITIONS[edition]
  const named = <T extends { id: string }>(facts: readonly T[]) => new Map(facts.map((fact) => [fact.id, fact]))
  const entries = textEntriesOf(
    { brands: named(brandFacts), models: named(modelFacts), cities: { [edition]: named(cityFacts[edition]) } },
    edition,
  )
  const year = (): number => 2026
  const { interpret } = createTextDictionary(entries, { year, currency, country, languages })
  const lines = readFileSync(new URL(`testing/searches/${edition}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

  it(`are ${lines.length}, all different, and read as they are meant`, () => {
    expect(new Set(lines.map(([search]) => search)).size).toBe(lines.length)
    expect(lines.length).toBeGreaterThanOrEqual(300)
    const readings = lines.map(([search = '']) => `${search}: ${written(interpret(search))}`)
    expect(readings.filter((_, at) => lines[at]?.[2] === undefined)).toEqual(
      lines.filter(([, , mark]) => mark === undefined).map(([search, meant]) => `${search}: ${meant}`),
    )
  })

  it('are marked as misread only where they are', () => {
    const misread = lines.filter(([, , mark]) => mark !== undefined)
    for (const [search = '', meant, mark] of misread) {
      expect(mark).toBe('misread')
      expect(written(interpret(search)), search).not.toBe(meant)
    }
    expect(misread.length).toBeLessThan(lines.length / 50)
  })
})

function written({ filters, ignored }: TextQuery): string {
  const names = Object.entries(filters)
    .sort(([a], [b]) => inOrder(a, b))
    .map(([name, value]) => `${name}=${typeof value === 'number' ? value : [...value].sort(inOrder).join(',')}`)
  const suffix = ignored.length === 0 ? [] : [`ignored=${ignored.join(',').replaceAll('-', ',')}`]
  return [...names, ...suffix].join('&') || '-'
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1
}
