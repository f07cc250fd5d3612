import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { FILES, renderedPage } from '../testing/rendered-page.ts'
import { createFinisher, unfinished } from './finish-document.ts'

const head =
  '<script type="application/ld+json">{}</script><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>'
const rendered = renderedPage({ head, body: '<a>Car</a><b></b>', preloads: ['framework-f', 'site-i'] })

const finish = createFinisher(FILES)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a finished page', () => {
  const page = finish(rendered, 'i{top:0}')

  it('asks for nothing before it is painted', () => {
    expect(page.html).not.toContain('rel="stylesheet"')
    expect(page.html).not.toContain('<link rel="modulepreload"')
    expect(page.html).not.toContain('<script type="module"')
  })

  it('carries its styles to the letter, in their order, and its own behind them', () => {
    expect(page.html).toContain('<style>a{content:"$&"}b{top:0}i{top:0}</style></head>')
    expect(page.styleHashes).toEqual([hashOf('a{content:"$&"}b{top:0}i{top:0}')])
  })

  it('starts its modules by one script, which its policy allows by its hash', () => {
    const [, script = ''] = /<script>((?:(?!<\/script>).)*)<\/script><\/body><\/html>$/s.exec(page.html) ?? []
    expect(script).toContain('"entry.client-e CarPage-c framework-f site-i"')
    expect(page.scriptHashes).toEqual([hashOf(script)])
  })

  it('shows what was rendered to the letter, whatever visitors and staff have written', () => {
    for (const text of [
      'q=',
      '=&quot;',
      '&quot; onclick=&quot;steal()',
      '&#x27;=',
      '/',
      '<!-- -->',
      'maxLength=&quot;',
      '$&',
    ]) {
      const body = `<a title="${text}">say &quot;hi&quot; <b class="${text}" data-a="${text}"></b></a><br/>`
      expect(finish(renderedPage({ body })).html).toContain(`</head><body>${body}`)
    }
  })
})

describe.each([
  ['style-links', '/assets/b.css'],
  ['module-files', '/assets/CarPage-c.js'],
  ['module-files', '/assets/entry.client-e.js'],
  ['module-files', '/assets/site-i.js'],
])('%s', (id, path) => {
  it(`does not hold where ${path} was not built`, () => {
    const modules = new Map([...FILES.modules].filter(([name]) => name !== path))
    const sheets = new Map([...FILES.sheets].filter(([name]) => name !== path))
    expect(() => createFinisher({ modules, sheets })(rendered)).toThrow(`Assumption "${id}" does not hold`)
  })
})

describe('a page that cannot be finished', () => {
  const data = { 'fr/car': { live: '{"name":"</script> $& \u2028"}' } }
  const page = unfinished({ ...rendered, headTags: '<title>$&</title>', data })

  it('is what the frameworks wrote, with its head and its data', () => {
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="fr-MA">/)
    expect(page.html).toContain('<title>$&</title></head><body><a>Car</a><b></b>')
    expect(page.html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
    const [, written = ''] =
      /streamController\.enqueue\((.*?)\);window\.[\w.]+\.close\(\)<\/script>/.exec(page.html) ?? []
    expect(JSON.parse(JSON.parse(written) as string)).toContain('{"name":"</script> $& \u2028"}')
  })

  it('is allowed all of its scripts', () => {
    const scripts = [...page.html.matchAll(/<script(?: type="module" async="")?>(.*?)<\/script>/gs)]
    expect(scripts.length).toBe(4)
    expect(page.scriptHashes).toEqual(scripts.map(([, script = '']) => hashOf(script)))
  })

  it('is sent even where nothing in it is as expected', () => {
    expect(unfinished({ html: '<p>Car', headTags: '', data, leadPicture: null }).html).toMatch(
      /^<!DOCTYPE html><p>Car<script>/,
    )
  })
})
