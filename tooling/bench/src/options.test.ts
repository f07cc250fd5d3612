import { describe, expect, it } from 'vitest'

import { benchesOf, estimate, readOptions } from './options.ts'

describe('the options', () => {
  it('have everything measured as usual when nothing is said', () => {
    expect(readOptions([])).toEqual({
      what: 'all',
      editions: ['ma'],
      cars: null,
      queries: 500,
      runs: null,
      pages: [],
      quick: false,
      help: false,
    })
  })

  it('are read', () => {
    const editions = ['--edition', 'coza', '--edition', 'sn']
    expect(readOptions(['search', '--cars', '1000', ...editions, '--queries', '20'])).toMatchObject({
      what: 'search',
      editions: ['coza', 'sn'],
      cars: 1000,
      queries: 20,
    })
    expect(readOptions(['pages', '--quick'])).toMatchObject({ what: 'pages', runs: null, quick: true })
    expect(readOptions(['--page', 'faqs', '--page', 'notFound']).pages).toEqual(['faqs', 'notFound'])
    expect(readOptions(['--quick', '--runs', '7'])).toMatchObject({ runs: 7, queries: 50 })
  })

  it.each(['pages', 'interaction', 'load', 'lighthouse', 'search', 'valuation', 'cards', 'memory', 'all'])(
    'know the bench %s',
    (name) => {
      expect(readOptions([name]).what).toBe(name)
    },
  )

  it('mean by all the benches that need neither a registry nor an hour', () => {
    expect(benchesOf({ what: 'all', quick: false })).toEqual(['pages', 'interaction', 'load', 'search'])
  })

  it('promise a first look within a minute, and as much again for each further edition', () => {
    const quick = { what: 'all', quick: true, pages: [] } as const
    expect(estimate({ ...quick, editions: ['ma'] })).toBeLessThanOrEqual(60)
    expect(estimate({ ...quick, editions: ['ma', 'sn'] })).toBe(2 * estimate({ ...quick, editions: ['ma'] }))
  })

  it('promise less where Lighthouse is to judge few pages', () => {
    const all = { what: 'lighthouse', quick: true, editions: ['ma'], pages: [] } as const
    expect(estimate({ ...all, pages: ['faqs', 'blog'] })).toBeLessThan(estimate(all) / 10)
  })

  it.each([
    [['nothing'], 'There is no bench "nothing".'],
    [['pages', 'search'], 'There is no bench "pages search".'],
    [['--edition', 'fr'], 'There is no edition "fr".'],
    [['--edition', 'ma', '--edition', 'fr'], 'There is no edition "fr".'],
    [['--page', 'nothing'], 'There is no page "nothing".'],
    [['--cars', '0'], '--cars must be a whole number from 1 to 1000000, not "0".'],
    [['--queries', '1e3'], '--queries must be a whole number from 1 to 100000, not "1e3".'],
    [['--colour'], "Unknown option '--colour'"],
  ])('are refused in words when they are %j', (parameters, words) => {
    expect(() => readOptions(parameters)).toThrow(words)
  })
})
