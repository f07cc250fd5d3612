import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createFinisher } from './finish-document.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const files = new Map([
  ['/assets/a.css', Buffer.from('a{color:$&}.gone{top:0}')],
  ['/assets/b.css', Buffer.from('b{top:0}')],
])
const rendered = {
  head:
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/one.js"/><link rel="modulepreload" href="/assets/two.js"/>' +
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>',
  body: '</head><body><a>Car</a><b></b>',
  scripts:
    '<script>window.context = 1</script><script type="module" async="">import "/assets/one.js";import("/assets/entry.js");</script></body></html>',
  data: '',
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a finished page', () => {
  const page = createFinisher(files)(rendered)

  it('asks for nothing before it is painted', () => {
    expect(page.html).not.toContain('rel="stylesheet"')
    expect(page.html).not.toContain('<link rel="modulepreload"')
    expect(page.html).not.toContain('<script type="module"')
  })

  it('carries its styles to the letter, in their order', () => {
    expect(page.html).toContain('<style>a{color:$&}b{top:0}</style></head>')
    expect(page.styleHashes).toEqual([hashOf('a{color:$&}b{top:0}')])
  })

  it('starts its modules by a script of its own', () => {
    expect(page.html).toContain('"entry one two"')
  })

  it('allows each of its inline scripts by hash, and no other', () => {
    expect(page.scriptHashes).toContain(hashOf('window.context = 1'))
    expect(page.scriptHashes).toHaveLength(2)
    expect(contentSecurityPolicy(page)).toMatch(/script-src 'self' 'sha256-/)
    expect(contentSecurityPolicy(page)).not.toMatch(/script-src[^;]*unsafe-inline/)
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
    ]) {
      const body = `</head><body><a title="${text}">say &quot;hi&quot; <b class="${text}" data-a="${text}"></b></a><br/>`
      expect(createFinisher(files)({ ...rendered, body }).html).toContain(body)
    }
  })

  it('is left as it is when it has neither styles nor scripts', () => {
    const bare = { head: '<html><head>', body: '</head><body><p>Car</p>', scripts: '</body></html>', data: '' }
    expect(createFinisher(files)(bare)).toEqual({
      html: '<html><head></head><body><p>Car</p></body></html>',
      scriptHashes: [],
      styleHashes: [],
    })
  })
})
