import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

import { assume } from '../assumptions.ts'
import { titleIn } from '../browser/read-page.ts'
import { routerTextOf } from '../data/document-data.ts'
import type { ServerBuild } from '../data/site-handler.ts'
import { createFinisher } from '../page/finish-document.ts'
import { provePageFiles, readPageFiles } from '../page/page-files.ts'

/**
 * Looks for the files of all pages of what has just been built, renders a page that needs nothing of the API, and finishes it
 * as the server would. Throws where that cannot be, or where the router would not understand the page's data.
 */
export async function proveBuild(buildDirectory: string, path: string): Promise<void> {
  const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild
  const { document } = await build.entry.module.createHandler(build)(new Request(`https://localhost${path}`), {
    fetchApi: async () => Response.json({ code: 'notFound' }, { status: 404 }),
    host: 'localhost',
    idempotencyKey: null,
  })
  assume('page-data', document !== null && typeof document.data === 'object', JSON.stringify(document?.data))
  const files = await readPageFiles(buildDirectory)
  provePageFiles(build.assets, files)
  const { html } = createFinisher(files)(document)
  assume('kept-pages', titleIn(html) !== undefined, html.slice(0, html.indexOf('<style')))
  const read = await decode(new Blob([routerTextOf(document.data)]).stream(), globalThis).then(
    ({ value }) => value,
    (error: unknown) => String(error),
  )
  const loaderData: unknown = JSON.parse(JSON.stringify(document.data))
  const isRead = isDeepStrictEqual(read, { loaderData, actionData: null, errors: null })
  assume('data-format', isRead, JSON.stringify(read))
}
