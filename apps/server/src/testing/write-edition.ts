import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { EditionId } from '@otosafi/editions/edition'
import { FILES, MANIFEST, renderedPage } from '@otosafi/framework-output/testing/rendered-page'

const PLACE = '[page]'

/**
 * Source for stand-ins of built editions: their manifest, and the function `documentOf(page, rest)`, which makes a document as
 * their pages have it, with the HTML `page` in its body, and with whatever else `rest` says of it.
 */
export const DOCUMENT_OF = `
export const assets = ${JSON.stringify(MANIFEST)}
const DOCUMENT = ${JSON.stringify(renderedPage(PLACE))}
const documentOf = (page, rest) => ({ ...DOCUMENT, html: DOCUMENT.html.replace('${PLACE}', () => page), ...rest })
`

/** Writes a stand-in for a built edition into a folder: its server module, and files of the browser's build by their paths. */
export function writeEdition(
  folder: string,
  edition: EditionId,
  server: string,
  files: Readonly<Record<string, string>> = {},
): void {
  const modules = [...FILES.modules.keys()].map((path) => [`build/client${path}`, 'export {}'])
  const all = Object.entries(files).map(([path, text]) => [`build/client/${path}`, text])
  for (const [path = '', text = ''] of [
    ...modules,
    ...all,
    ['build/page-parts.json', JSON.stringify({ sheets: Object.fromEntries(FILES.sheets), start: FILES.start })],
    ['build/server/index.js', server],
    ['package.json', '{"type":"module"}'],
  ]) {
    const file = join(folder, edition, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
