import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { FILES, renderedPage } from '../testing/rendered-page.ts'
import { createFinisher } from './finish-document.ts'

const rendered = {
  ...renderedPage('<a>Car</a><b></b>'),
  headTags: '<title>$&</title><script type="application/ld+json">{}</script>',
  style: '@font-face{font-family:a}',
}

const finish = createFinisher(FILES)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a finished page', () => {
  const page = finish(rendered, 'i{top:0}')

  it('asks for nothing before it is painted', () => {
    expect(page.html).not.toContain('<link')
    expect(page.html).not.toContain('src=')
  })

  it('carries its head and its styles to the letter, in their order, and its own behind them', () => {
    const styles = '@font-face{font-family:a}a{content:"$&"}b{top:0}i{top:0}'
    expect(page.html).toContain(
      `<!DOCTYPE html><html lang="fr-MA"><head>${rendered.headTags}<style>${styles}</style></head><body>`,
    )
    expect(page.styleHash).toBe(hashOf(styles))
  })

  it('starts its modules by one script, which its policy allows by its hash', () => {
    const [, script = ''] = /<script>((?:(?!<\/script>).)*)<\/script><\/body><\/html>$/s.exec(page.html) ?? []
    expect(script).toContain('"entry.client-e CarPage-c manifest-m framework-f site-i"')
    expect(page.scriptHash).toBe(hashOf(script))
  })

  it('does not ask beforehand for modules that come as fast as those that import them', () => {
    const modules = new Map(FILES.modules).set('/assets/site-i.js', 1023)
    expect(createFinisher({ ...FILES, modules })(rendered).html).toContain(
      '"entry.client-e CarPage-c manifest-m framework-f"',
    )
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
      '&lt;/head&gt;',
    ]) {
      const body = `<a title="${text}">say &quot;hi&quot; <b class="${text}" data-a="${text}"></b></a><br>`
      expect(finish(renderedPage(body)).html).toContain(`</head><body>${body}`)
    }
  })
})

it.each([
  ['</head>', '</HEAD>'],
  ['</body></html>', '</body></html><!-- -->'],
  ['<script></script>', '<script async=""></script>'],
])('a document that React writes with another %s is not finished', (was, is) => {
  expect(() => finish({ ...rendered, html: rendered.html.replace(was, is) })).toThrow(
    'Assumption "document" does not hold',
  )
})
