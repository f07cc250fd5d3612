import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import { fillListingFilters } from './listing-filters.ts'
import { VOCABULARIES } from './vocabularies.ts'

const run = promisify(execFile)
const openapi = fileURLToPath(new URL('..', import.meta.url))

const client = join(openapi, '../packages/api-client/src')

/**
 * The contracts, by their names in `redocly.yaml`: the folder of their sources, and where their committed results live, the
 * bundled document and its types.
 */
export const CONTRACTS = {
  otosafi: { sources: openapi, document: join(openapi, 'openapi.json'), types: join(client, 'schema.ts') },
  office: {
    sources: join(openapi, 'office'),
    document: join(openapi, 'office.json'),
    types: join(client, 'office-schema.ts'),
  },
} as const
export type ContractName = keyof typeof CONTRACTS

type Document = Parameters<typeof fillListingFilters>[0] & {
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, object> }
}

function byName(group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * A contract's `paths.yaml`, which leads to each path of the files in `paths/`: those that it has keep their place, so that a
 * diff stays small. Throws an Error for a path that would be left out.
 */
export async function indexOfPaths(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'paths'))).toSorted()
  const found = new Map<string, string>()
  for (const file of files) {
    const text = await readFile(join(folder, 'paths', file), 'utf8')
    for (const [line] of text.matchAll(/^[^\s#].*/gm)) {
      const path = /^(\/.*):$/.exec(line)?.[1]
      if (path === undefined) throw new Error(`${file}: "${line}" is no path alone on its line`)
      if (found.has(path)) throw new Error(`${path} is in ${found.get(path)} and in ${file}`)
      found.set(path, file)
    }
  }
  const before = await readFile(join(folder, 'paths.yaml'), 'utf8')
  const known = [...before.matchAll(/^(\/.*?): /gm)].flatMap(([, path = '']) => (found.has(path) ? [path] : []))
  const lines = [...new Set([...known, ...found.keys()])].map(
    (path) => `${path}: { $ref: 'paths/${found.get(path)}#/${path.replaceAll('/', '~1')}' }\n`,
  )
  return `# Written by scripts/generate.ts from the files in paths/.\n${lines.join('')}`
}

/** Gives the schemas of vocabularies their values, where the contract has them. Throws an Error where one says its own. */
function fillVocabularies({ components: { schemas } }: Document): void {
  for (const [name, values] of VOCABULARIES) {
    const schema = schemas[name]
    if (schema === undefined) continue
    if ('enum' in schema) throw new Error(`${name} is a vocabulary: its values are in vocabularies.ts`)
    const { type, description, ...rest } = schema as Record<string, unknown>
    schemas[name] = { type, description, enum: values, ...rest }
  }
}

/** A contract's sources as one document without references to files; components by name, so that a diff stays small. */
async function bundle(name: ContractName): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    await run(join(openapi, 'node_modules/.bin/redocly'), ['bundle', name, '--output', target], {
      cwd: openapi,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const document: Document = JSON.parse(await readFile(target, 'utf8'))
    fillVocabularies(document)
    fillListingFilters(document)
    for (const [kind, group] of Object.entries(document.components)) document.components[kind] = byName(group)
    return document
  } finally {
    await rm(folder, { recursive: true })
  }
}

const NOTICE =
  '/** The types of the contract, made from openapi/ by its `generate` script. Not to be changed by hand. */\n\n'

/** The texts of both generated files, fresh from a contract's sources. Throws when the sources do not bundle. */
export async function generate(name: ContractName): Promise<{ document: string; types: string }> {
  const document = `${JSON.stringify(await bundle(name), null, 2)}\n`
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
  for (const [name, committed] of Object.entries(CONTRACTS)) {
    await writeFile(join(committed.sources, 'paths.yaml'), await indexOfPaths(committed.sources))
    const { document, types } = await generate(name as ContractName)
    await writeFile(committed.document, document)
    await writeFile(committed.types, types)
  }
}
