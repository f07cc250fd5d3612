import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { CarCard } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pictureIn, titleIn } from '@otosafi/framework-output/browser/read-page'
import { pagePathOf } from '@otosafi/framework-output/data/page-path'
import { isForRouter } from '@otosafi/framework-output/data/router-answer'
import type { RenderedDocument } from '@otosafi/framework-output/data/site-handler'
import { createFinisher } from '@otosafi/framework-output/page/finish-document'
import { readPageFiles } from '@otosafi/framework-output/page/page-files'

import { STUB_PHOTO, stubApi } from '../stub-api.ts'
import { BUILD, edition } from './app.ts'
import { handle } from './bundle.ts'

const fetchApi = stubApi(edition.currency as CarCard['currency'])
const language = edition.defaultLanguage

const finish = createFinisher(await readPageFiles(BUILD))

const ask = (path: string, init?: RequestInit) =>
  handle(new Request(new URL(path, `https://${edition.host}`), init), { fetchApi, host: edition.host })

async function documentAt(path: string, init?: RequestInit): Promise<RenderedDocument> {
  const { document } = await ask(path, init)
  if (document === null) throw new Error(`${path} is no document.`)
  return document
}

const PAGES = {
  home: pathFor('home', language),
  listing: pathFor('buyCars', language),
  form: pathFor('contactUs', language),
  'a page that is not there': '/nowhere-at-all',
}

describe.each(Object.entries(PAGES))('%s', (_, path) => {
  it('can be finished', async () => {
    const { html } = finish(await documentAt(path))
    const left = ['rel="stylesheet"', 'rel="modulepreload"', '__reactRouter'].filter((part) => html.includes(part))
    expect(left).toEqual([])
    expect(html.indexOf('</head>') - html.lastIndexOf('<style>')).toBeGreaterThan(1000)
  })

  it('names no token at length: a script that does would keep its name long on every page', async () => {
    const { html } = finish(await documentAt(path))
    expect(html.match(/--(?:paper|ink|brand|line|space|text|corner|font)[\w-]*/g) ?? []).toEqual([])
  })

  it('has its data at the address for data, where the server knows its path', async () => {
    const address = path.endsWith('/') ? `${path}_.data` : `${path}.data`
    const { response } = await ask(address)
    expect(isForRouter(response)).toBe(true)
    expect(pagePathOf(address)).toBe(path)
  })
})

it('a page that React writes otherwise is not finished', async () => {
  const document = await documentAt(PAGES.listing)
  const html = document.html.replace('</head>', '</head ><!-- -->')
  expect(() => finish({ ...document, html })).toThrow('Assumption "document" does not hold')
})

it('the listing names the picture that it opens with', async () => {
  const { html, leadPicture } = await documentAt(PAGES.listing)
  expect(leadPicture).toBe(STUB_PHOTO.key)
  const first = /<img(?=[^>]* fetchPriority="high")[^>]* src="([^"]+)"/.exec(html)?.[1]
  expect(first).toMatch(new RegExp(`^/photos/${STUB_PHOTO.key}/`))
})

it.each(['home', 'listing'] as const)(
  'the title and the first picture of %s can be read for want of a connection',
  async (page) => {
    const document = await documentAt(PAGES[page])
    const { html } = finish(document)
    expect(document.headTags).toContain(`<title>${titleIn(html)}</title>`)
    expect(pictureIn(html, '/photos/')).toMatch(new RegExp(`^/photos/${STUB_PHOTO.key}/\\d+\\.\\w+$`))
  },
)

it('the router’s own text of a page has what script works with, and nothing that has become HTML', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ form: 'nonsense' }) }
  const { data } = await documentAt(PAGES.listing, form)
  expect(typeof data).toBe('string')
  const { value } = await decode(new Blob([data as string]).stream(), globalThis)
  const { loaderData } = value as { loaderData: Record<string, { page?: object }> }
  expect(loaderData[`${language}/buyCars`]?.page).toEqual({ data: expect.stringContaining('"total":2') })
})
