import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { ClientAssets } from './client-assets.ts'
import { createFinisher } from './finish-document.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const asset = (text: string) => ({ body: Buffer.from(text), brotli: null, contentType: 'text/css', immutable: true })
const assets: ClientAssets = new Map([
  ['/assets/a.css', asset('a{color:$&}.gone{top:0}')],
  ['/assets/b.css', asset('b{}')],
])
const rendered = {
  head:
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/one.js"/><link rel="modulepreload" href="/assets/two.js"/>' +
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>',
  body: '</head><body><p>Car</p>',
  scripts:
    '<script>window.context = 1</script><script type="module" async="">import "/assets/one.js"</script></body></html>',
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a finished page', () => {
  const page = createFinisher(assets)(rendered)

  it('asks for nothing before it is painted', () => {
    expect(page.html).not.toContain('rel="stylesheet"')
    expect(page.html).not.toContain('<link rel="modulepreload"')
    expect(page.html).not.toContain('<script type="module"')
  })

  it('carries its styles to the letter, in their order', () => {
    expect(page.html).toContain('<style>a{color:$&}b{}</style></head>')
    expect(page.styleHashes).toEqual([hashOf('a{color:$&}b{}')])
  })

  it('keeps its modules for the starter', () => {
    expect(page.html).toContain('type="text/plain">import "/assets/two.js";import "/assets/one.js"</script>')
  })

  it('imports from where it is what a module only passes on', () => {
    const passedOn: ClientAssets = new Map([
      ['/assets/root.js', asset('export{a as Layout,b as default}from"./site.js";')],
      ['/assets/page.js', asset('import{a}from"./site.js";export{a as default};')],
    ])
    const { html } = createFinisher(passedOn)({
      head: '',
      body: '<body>',
      scripts:
        '<script type="module" async="">import * as route0 from "/assets/root.js";import * as route1 from "/assets/page.js";</script>',
    })
    expect(html).toContain(
      '>import {a as route0_0,b as route0_1} from "/assets/site.js";' +
        'const route0={Layout:route0_0,default:route0_1};import * as route1 from "/assets/page.js";</script>',
    )
  })

  it('allows each of its inline scripts by hash, and no other', () => {
    expect(page.scriptHashes).toContain(hashOf('window.context = 1'))
    expect(page.scriptHashes).toContain(hashOf('import "/assets/two.js";import "/assets/one.js"'))
    expect(page.scriptHashes).toHaveLength(3)
    expect(contentSecurityPolicy(page)).toMatch(/script-src 'self' 'sha256-/)
    expect(contentSecurityPolicy(page)).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  it('is left as it is when it has neither styles nor scripts', () => {
    const bare = { head: '<head>', body: '</head><p>Car</p>', scripts: '' }
    const html = '<head></head><p>Car</p>'
    expect(createFinisher(assets)(bare)).toEqual({ html, scriptHashes: [], styleHashes: [] })
  })
})
