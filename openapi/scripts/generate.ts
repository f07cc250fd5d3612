import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const run = promisify(execFile)
const openapi = fileURLToPath(new URL('..', import.meta.url))

/** Where the committed results live: the bundled contract and the client's types. */
export const COMMITTED = {
  document: join(openapi, 'openapi.json'),
  types: join(openapi, '../packages/api-client/src/schema.ts'),
}

type Document = { components: Record<string, Record<string, unknown>> }

function byName(group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The contract's sources as one document without references to files; components by name, so that a diff stays small. */
async function bundle(): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    await run(join(openapi, 'node_modules/.bin/redocly'), ['bundle', 'otosafi', '--output', target], {
      cwd: openapi,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const document: Document = JSON.parse(await readFile(target, 'utf8'))
    for (const [kind, group] of Object.entries(document.components)) document.components[kind] = byName(group)
    return document
  } finally {
    await rm(folder, { recursive: true })
  }
}

const NOTICE =
  '/** The types of the contract, made from openapi/ by its `generate` script. Not to be changed by hand. */\n\n'

/** The texts of both generated files, fresh from the contract's sources. Throws when the sources do not bundle. */
export async function generate(): Promise<{ document: string; types: string }> {
  const document = `${JSON.stringify(await bundle(), null, 2)}\n`
  // Parsed again, because the generator mutates its input.
  const nodes = await openapiTS(JSON.parse(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // A file in a form is a Blob on both sides, not the generator's `string`.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return { document, types: NOTICE + astToString(nodes) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { document, types } = await generate()
  await writeFile(COMMITTED.document, document)
  await writeFile(COMMITTED.types, types)
}
