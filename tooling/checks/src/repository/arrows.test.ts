import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'

type Cruise = { summary: { violations: { from: string; to: string; rule: { name: string } }[] } }

/** The violations that dependency-cruiser finds in a tree of files by the repository's rules: `rule: from → to`. */
function violationsOf(files: Readonly<Record<string, string>>): string[] {
  const folder = temporaryTree({ ...FAKE_PACKAGES, ...files })
  mkdirSync(join(folder, 'packages/ui/node_modules/@otosafi'), { recursive: true })
  symlinkSync(join(folder, 'packages/editions'), join(folder, 'packages/ui/node_modules/@otosafi/editions'), 'junction')
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(ROOT, 'tooling/lint/dependency-cruiser.cjs')
  const args = [cruiser, 'apps', 'packages', 'tooling', '--config', config, '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  return (JSON.parse(stdout) as Cruise).summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)
}

const FAKE_PACKAGES = {
  ...Object.fromEntries(
    ['react', 'react-router', 'zustand', '@mantine/core'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' })],
      [`node_modules/${name}/main.js`, 'export const x = 1\n'],
    ]),
  ),
  'package.json': JSON.stringify({
    name: 'tree',
    dependencies: { react: '1.0.0', 'react-router': '1.0.0', zustand: '1.0.0', '@mantine/core': '1.0.0' },
  }),
  'packages/editions/package.json': JSON.stringify({ name: '@otosafi/editions', exports: { './*': './src/*.ts' } }),
  'packages/editions/src/money.ts': 'export const x = 1\n',
  'packages/domain/src/car.ts': 'export type X = 1\n',
  'tooling/bench/src/table.ts': 'export const x = 1\n',
  'packages/i18n/src/words.ts': 'export const x = 1\n',
  'packages/ui/src/Badge.tsx': 'export const x = 1\n',
  'packages/framework-output/src/screen/StaticHtml.tsx': 'export const x = 1\n',
  'packages/storefront/src/pages/home/HomePage.tsx': 'export const x = 1\n',
  'packages/storefront/src/features/cards/Card.tsx': 'export const x = 1\n',
  'packages/storefront/src/shell/Frame.tsx': 'export const x = 1\n',
  'packages/storefront/src/forms/form.ts': 'export const x = 1\n',
  'packages/storefront/src/texts/words.ts': 'export const x = 1\n',
  'packages/storefront/src/build-routes.ts': 'export const x = 1\n',
  ...Object.fromEntries(
    ['env', 'main', 'db/rows', 'db/testing/row', 'http/answer', 'office/staff', 'resources/cars/cars', 'site/page'].map(
      (file) => [`apps/server/src/${file}.ts`, 'export const x = 1\n'],
    ),
  ),
}

/** Each forbidden import: the rule, the importing file, and the imported one. */
const FORBIDDEN: readonly (readonly [rule: string, from: string, specifier: string])[] = [
  ['domain-imports-nothing', 'packages/domain/src/bad.ts', 'node:fs'],
  ['domain-imports-nothing', 'packages/domain/src/bad.ts', '../../editions/src/money.ts'],
  ['rules-import-domain-only', 'packages/editions/src/bad.ts', 'react'],
  ['rules-import-domain-only', 'packages/validators/src/bad.ts', '../../editions/src/money.ts'],
  ['api-client-imports-domain-only', 'packages/api-client/src/bad.ts', 'zustand'],
  ['unsent-imports-nothing', 'packages/unsent/src/bad.ts', '../../editions/src/money.ts'],
  ['i18n-imports-editions-only', 'packages/i18n/src/bad.ts', '../../ui/src/Badge.tsx'],
  ['messages-compose-alone', 'packages/messages/src/bad.ts', '../../../apps/server/src/db/rows.ts'],
  ['messages-compose-alone', 'packages/messages/src/bad.ts', 'node:fs'],
  ['ui-knows-no-product', 'packages/ui/src/Bad.tsx', '@otosafi/editions/money'],
  ['ui-knows-no-product', 'packages/ui/src/Bad.tsx', '../../i18n/src/words.ts'],
  ['ui-knows-no-product', 'packages/ui/src/Bad.tsx', 'react-router'],
  ['ui-knows-no-product', 'packages/ui/src/Bad.tsx', 'zustand'],
  ['storefront-knows-no-app', 'packages/storefront/src/bad.ts', '../../../apps/server/src/env.ts'],
  ['features-are-islands', 'packages/storefront/src/features/loan/Bad.tsx', '../cards/Card.tsx'],
  ['storefront-layers', 'packages/storefront/src/features/loan/Bad.tsx', '../../pages/home/HomePage.tsx'],
  ['pages-are-islands', 'packages/storefront/src/pages/car/Bad.tsx', '../home/HomePage.tsx'],
  ['storefront-layers', 'packages/storefront/src/features/loan/Bad.tsx', '../../shell/Frame.tsx'],
  ['storefront-layers', 'packages/storefront/src/shell/Bad.tsx', '../pages/home/HomePage.tsx'],
  ['storefront-layers', 'packages/storefront/src/request/bad.ts', '../forms/form.ts'],
  ['storefront-layers', 'packages/storefront/src/texts/bad.ts', '../build-routes.ts'],
  ['storefront-layers', 'packages/storefront/src/no-layer/bad.ts', '../texts/words.ts'],
  ['testing-is-for-tests', 'apps/server/src/resources/bad.ts', '../db/testing/row.ts'],
  ['server-layers', 'apps/server/src/db/bad.ts', '../http/answer.ts'],
  ['server-layers', 'apps/server/src/http/bad.ts', '../resources/cars/cars.ts'],
  ['server-layers', 'apps/server/src/jobs/bad.ts', '../site/page.ts'],
  ['server-layers', 'apps/server/src/resources/bad.ts', '../office/staff.ts'],
  ['server-layers', 'apps/server/src/auth/bad.ts', '../main.ts'],
  ['server-layers', 'apps/server/src/no-layer/bad.ts', '../db/rows.ts'],
  ['server-layers', 'apps/server/src/clock.ts', './db/rows.ts'],
  ['apps-are-thin', 'apps/ma/app/bad.ts', '../../../packages/ui/src/Badge.tsx'],
  ['apps-are-thin', 'apps/ma/app/bad.ts', 'react'],
  ['tooling-asks-the-server', 'tooling/bench/src/bad.ts', '../../../apps/server/src/db/rows.ts'],
  ['tooling-asks-the-server', 'tooling/drills/src/bad.ts', '../../../apps/server/src/db/rows.ts'],
  ['tooling-asks-the-server', 'tooling/bench/src/bad.test.ts', '../../../apps/server/src/env.ts'],
  ['server-loads-builds', 'apps/server/src/bad.ts', '../../../packages/storefront/src/pages/home/HomePage.tsx'],
  ['server-loads-builds', 'apps/server/src/bad.ts', '@mantine/core'],
  ['server-loads-builds', 'apps/server/src/bad.ts', 'react-router'],
  ['server-loads-builds', 'apps/server/src/bad.ts', '../../../packages/framework-output/src/screen/StaticHtml.tsx'],
  ['framework-output-knows-no-product', 'packages/framework-output/src/page/bad.ts', '../../../i18n/src/words.ts'],
  ['framework-output-by-place', 'packages/framework-output/src/page/bad.ts', 'react'],
  ['framework-output-by-place', 'packages/framework-output/src/data/bad.ts', '../screen/StaticHtml.tsx'],
]

describe('the arrows', () => {
  it('are enforced: each planted import is found, also a type import', () => {
    const planted = Object.fromEntries(
      FORBIDDEN.map(([, from]) => {
        const specifiers = FORBIDDEN.filter(([, other]) => other === from).map(([, , specifier]) => specifier)
        const [first, ...rest] = specifiers.map((specifier, index) => `{ x as x${index} } from '${specifier}'`)
        return [from, [`import type ${first}`, ...rest.map((clause) => `import ${clause}`)].join('\n')]
      }),
    )
    const found = violationsOf(planted)
    for (const [rule, from, specifier] of FORBIDDEN) {
      const end = specifier
        .replace(/^(?:\.\.?\/)+/, '')
        .replace('@otosafi/editions/money', 'editions/src/money.ts')
        .replace('node:', '')
      expect(
        found.some((line) => line.startsWith(`${rule}: ${from} → `) && line.includes(end)),
        `${rule}: ${from} → ${specifier}\n${found.join('\n')}`,
      ).toBe(true)
    }
  })

  it('find cycles, missing modules and imports of tests', () => {
    const found = violationsOf({
      'packages/i18n/src/a.ts': "import './b.ts'\nexport const x = 1\n",
      'packages/i18n/src/b.ts': "import './a.ts'\nimport './missing.ts'\nimport './c.test.ts'\n",
      'packages/i18n/src/c.test.ts': 'export const x = 1\n',
    })
    const rules = new Set(found.map((line) => line.split(':', 1).join()))
    expect([...rules].sort()).toEqual(['no-circular', 'not-to-test', 'not-to-unresolvable'])
  })

  it('let pass what points downward', () => {
    const found = violationsOf({
      'packages/editions/src/b.ts': "import type { X } from '../../domain/src/car.ts'\nexport type Y = X\n",
      'packages/ui/src/Good.tsx': "import { x } from '@mantine/core'\nexport const y = x\n",
      'packages/storefront/src/pages/car/CarPage.tsx':
        "import { x } from '../../features/cards/Card.tsx'\nexport const y = x\n",
      'packages/storefront/src/forms/more.ts':
        "import { x } from './form.ts'\nimport { x as z } from '../texts/words.ts'\nexport const y = x + z\n",
      'apps/ma/app/edition.ts': "export { x } from '../../../packages/editions/src/money.ts'\n",
      'apps/server/src/site/handler.ts':
        "import { x } from '../../../../packages/framework-output/src/data/document.ts'\nexport const y = x\n",
      'packages/framework-output/src/data/document.ts': 'export const x = 1\n',
      'packages/framework-output/src/page/page.ts': "export { x } from '../data/document.ts'\n",
      'packages/domain/src/car.test.ts': "import { x } from 'react'\nexport const y = x\n",
    })
    expect(found).toEqual([])
  })
})
