import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

import { assume } from '../assumptions.ts'
import { titleIn } from '../browser/read-page.ts'
import { type DocumentData, routerTextOf } from '../data/document-data.ts'
import type { ServerBuild } from '../data/site-handler.ts'
import { createFinisher } from '../page/finish-document.ts'
import { provePageFiles, readPageFiles } from '../page/page-files.ts'

/** Values of every kind that documents’ data have. */
const SAMPLE = { shell: { data: '{"a":"“b”"}' }, page: { list: [1, -5, [true, null], {}], none: null, empty: '' } }

/**
 * Looks for the files of all pages of what has just been built, renders a page that needs nothing of the API, and finishes it
 * as the server would. Throws a BrokenAssumption where that cannot be, or where the router would not understand the page's data.
 */
export async function proveBuild(buildDirectory: string, path: string): Promise<void> {
  const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild
  const fetchApi = async () => Response.json({ code: 'notFound' }, { status: 404 })
  const { document } = await build.entry.module.createHandler(build)(new Request(`https://localhost${path}`), {
    fetchApi,
    host: 'localhost',
    idempotencyKey: null,
  })
  assume('page-data', document !== null && typeof document.data === 'object', JSON.stringify(document?.data))
  const files = await readPageFiles(buildDirectory)
  provePageFiles(build.assets, files)
  const { html } = createFinisher(files)(document)
  assume('kept-pages', titleIn(html) !== undefined, html.slice(0, html.indexOf('<style')))
  for (const data of [document.data, SAMPLE]) await proveDataFormat(data)
}

/** Compares data with what the router makes of the text in which they are written for it. */
async function proveDataFormat(data: DocumentData): Promise<void> {
  const text = routerTextOf(data)
  const read = await decode(new Blob([text]).stream(), globalThis).then(
    ({ value }) => value,
    (error: unknown) => error,
  )
  const plain: unknown = JSON.parse(JSON.stringify(data))
  assume(
    'data-format',
    isDeepStrictEqual(read, { loaderData: plain, actionData: null, errors: null }),
    JSON.stringify(read),
  )
}
