import { globSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { groupOf, RULES, SCRIPT_GROUPS } from './script-groups.ts'

const ROOT = join(import.meta.dirname, '../../..')

it.each([
  ['node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js', 'framework'],
  ['node_modules/.pnpm/@mantine+core@9.0.0/node_modules/@mantine/core/esm/Box.mjs', null],
  ['packages/api-client/node_modules/openapi-fetch/dist/index.mjs', null],
  ['packages/storefront/src/shell/Header.tsx', 'site'],
  ['packages/storefront/src/shell/Header.module.css', 'site'],
  ['packages/storefront/src/document/Document.tsx', 'site'],
  ['packages/storefront/src/document/entry.client.tsx', null],
  ['packages/storefront/src/overlay/start-overlay.ts', null],
  ['packages/storefront/src/forms/FormNotes.tsx', 'site'],
  ['packages/storefront/src/forms/CallFields.tsx', null],
  ['packages/storefront/src/forms/take-lost-focus.ts', 'verification'],
  ['packages/storefront/src/parts/phone/chat-url.ts', 'site'],
  ['packages/storefront/src/parts/contact-verification/code-fields.ts', 'verification'],
  ['packages/storefront/src/parts/car-cards/power-text.ts', 'car'],
  ['packages/storefront/src/features/visit/VisitView.tsx', null],
  ['packages/storefront/src/parts/appointments/ZoneNote.tsx', 'booking'],
  ['packages/storefront/src/features/contact/ContactWays.tsx', null],
  ['packages/storefront/src/request/browser-api.ts', 'site'],
  ['packages/storefront/src/request/browser-session.ts', null],
  ['packages/storefront/src/session/probe-cookie.ts', 'auth'],
  ['packages/editions/src/host.ts', 'site'],
  ['packages/domain/src/money/loan.ts', null],
  ['packages/ui/src/steps/Steps.tsx', 'home'],
  ['packages/ui/src/stepper/Stepper.tsx', 'steps'],
  ['packages/ui/src/gallery/Gallery.tsx', null],
  ['packages/ui/src/gallery/gallery-moves.ts', 'car'],
])('%s is of the group %s', (path, group) => {
  expect(groupOf(join(ROOT, path))).toBe(group)
  expect(groupOf(`C:\\work\\${path.replaceAll('/', '\\')}`)).toBe(group)
  expect(SCRIPT_GROUPS.filter(({ test }) => test(join(ROOT, path))).map(({ name }) => name)).toEqual(
    group === null ? [] : [group],
  )
})

it('the loader of scripts is of the site, and what else is made by the build of no group', () => {
  expect(['\0vite/preload-helper.js', '\0rolldown/runtime.js', 'virtual:otosafi/locales'].map(groupOf)).toEqual([
    'site',
    null,
    null,
  ])
})

it('every rule names a folder or a module that is there, and none is named twice', () => {
  const paths = RULES.flatMap(({ of }) => of)
  const there = paths.filter((path) => {
    const [name = '', ...below] = path.split('/')
    return globSync(`packages/${[name, 'src', ...below].join('/')}{,.ts,.tsx}`, { cwd: ROOT }).length > 0
  })
  expect(paths.filter((path) => !there.includes(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})
