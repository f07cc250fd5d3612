import { describe, expect, it } from 'vitest'

import { listPackages, readText } from '../workspace.ts'
import type { Manifest } from '../workspace.ts'
import { listFiles } from './files.ts'
import { missingPaths } from './readme-paths.ts'

const BUILT_IN = new Set(['install', 'exec', 'add', 'start', 'test'])

const README = readText('README.md')
const FILES = listFiles().map(({ path }) => path)
const FOLDERS = new Map(listPackages().map(({ folder, manifest }) => [manifest.name, folder]))

const missingIn = (readme: string) => missingPaths(readme, FILES, (name) => FOLDERS.get(name))

describe('README.md', () => {
  it('names only commands that exist', () => {
    const { scripts = {} } = JSON.parse(readText('package.json')) as Manifest
    const commands = [...README.matchAll(/\b(?:npx )?(?:pnpm|npm run|npm) (?:run )?([a-z][a-z\d:-]*)/g)].map(
      (match) => match[1] ?? '',
    )
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']))
    expect(commands.filter((command) => !(command in scripts) && !BUILT_IN.has(command))).toEqual([])
  })

  it('names only files and folders that exist', () => {
    expect(missingIn(README)).toEqual([])
  })

  it("draws every folder of the server's sources", () => {
    const folders = FILES.flatMap((path) => /^apps\/server\/(src\/[^/]+)\//.exec(path)?.[1] ?? [])
    const drawn = [...README.matchAll(/^ +((?:src\/\S+ · )*src\/\S+)/gm)].flatMap(([, names = '']) =>
      names.split(' · '),
    )
    expect(drawn.toSorted()).toEqual([...new Set(folders)].filter((folder) => folder !== 'src/testing'))
  })

  it('leads to every other README', () => {
    const others = FILES.filter((path) => /^(?:apps|packages)\/[^/]+\/README\.md$/.test(path))
    expect(others.filter((path) => !README.includes(path))).toEqual([])
    for (const path of others) expect(missingIn(readText(path)), path).toEqual([])
  })
})

describe('a path that leads nowhere', () => {
  it.each([
    ['in a table', '| a word | `packages/i18n/locale/<language>/` |', 'packages/i18n/locale/<language>/'],
    [
      'with a place in it',
      'Look at `packages/editions/src/fact/<edition>.ts`.',
      'packages/editions/src/fact/<edition>.ts',
    ],
    ['that is cut short', 'Or `…/edition-words/<edition>/`.', '…/edition-words/<edition>/'],
    ['that is a name alone', 'Its id is in `editions.ts`.', 'editions.ts'],
    ['in a link', 'See [env](apps/server/src/envs.ts).', 'apps/server/src/envs.ts'],
    ['in the tree', '```\napps/ma ch        a country\n```\n', 'apps/ch'],
    ['inside a line of the tree', '```\napps/server    all\n  src/db · src/ddb   data\n```\n', 'apps/server/src/ddb'],
    [
      'of a package',
      'Run `pnpm --filter @otosafi/ui exec vitest run src/nowhere.test.ts`.',
      'packages/ui/src/nowhere.test.ts',
    ],
  ])('is found %s', (_, readme, path) => {
    expect(missingIn(readme)).toEqual([path])
  })

  it('is not seen where there is none', () => {
    const fine = [
      '| `packages/i18n/locales/<language>/`, or `…/editions/<edition>/` | `edition.ts` |',
      '`DATABASE_URL=postgres://a/b` `--filter=@otosafi/ma...` `.data/` `npx turbo run build` [it](https://a.example/b)',
      '`pnpm --filter @otosafi/editions exec vitest run src/routes.test.ts`',
      '```\napps/ma ci    two countries\npackages/ui    components in src/nowhere\n```\n',
    ]
    expect(missingIn(fine.join('\n'))).toEqual([])
  })
})
