import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { generate, ROOT, run } from './testing/run.ts'

const UI = join(ROOT, 'packages/ui')

/** A workspace of one package: the real settings, and no component yet. */
function emptyUiKit(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'generators-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ui = join(folder, 'packages/ui')
  mkdirSync(join(ui, 'src'), { recursive: true })
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'turbo.json', '.oxlintrc.json', '.oxfmtrc.json'])
    cpSync(join(ROOT, file), join(folder, file))
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(UI, file), join(ui, file))
  for (const file of ['render.ts', 'guide.ts']) cpSync(join(UI, 'src/testing', file), join(ui, 'src/testing', file))
  writeFileSync(join(ui, 'vitest.config.ts'), "export default { test: { environment: 'jsdom', css: true } }\n")
  for (const modules of ['node_modules', 'packages/ui/node_modules'])
    symlinkSync(join(ROOT, modules), join(folder, modules), 'junction')
  return folder
}

it('makes a component that passes format, lint, types and its own test at once', () => {
  const folder = emptyUiKit()
  expect(generate(folder, 'component', '--name', 'GaugeNote')).toMatchObject({ status: 0 })

  const ui = join(folder, 'packages/ui')
  const made = join(ui, 'src/gauge-note')
  expect(readdirSync(made).sort()).toEqual([
    'GaugeNote.module.css',
    'GaugeNote.stories.tsx',
    'GaugeNote.test.tsx',
    'GaugeNote.tsx',
  ])
  expect(readFileSync(join(made, 'GaugeNote.tsx'), 'utf8')).toContain('export function GaugeNote(')
  const stories = readFileSync(join(made, 'GaugeNote.stories.tsx'), 'utf8')
  expect(stories).toContain("title: 'Components/Gauge note'")
  // By these words the guidance test of the kit names the component until its guide is written.
  expect(stories).toContain("use: 'To be written")

  for (const [tool, args, cwd] of [
    ['node_modules/oxfmt/bin/oxfmt', ['--check', 'packages/ui/src/gauge-note'], folder],
    ['node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', 'packages/ui/src/gauge-note'], folder],
    ['packages/ui/node_modules/typescript/bin/tsc', ['--noEmit'], ui],
    ['packages/ui/node_modules/vitest/vitest.mjs', ['run'], ui],
  ] as const) {
    const { status, said } = run(tool, args, cwd)
    expect(status, `${tool}\n${said}`).toBe(0)
  }
})

it('refuses a name that is no component’s, and leaves alone what is there', () => {
  const folder = emptyUiKit()
  expect(generate(folder, 'component', '--name', 'gaugeNote').status).not.toBe(0)
  expect(readdirSync(join(folder, 'packages/ui/src'))).toEqual(['testing'])
  expect(generate(folder, 'component', '--name', 'PriceNote')).toMatchObject({ status: 0 })
  const file = join(folder, 'packages/ui/src/price-note/PriceNote.tsx')
  writeFileSync(file, 'export const changed = true\n')
  expect(generate(folder, 'component', '--name', 'PriceNote').status).not.toBe(0)
  expect(readFileSync(file, 'utf8')).toBe('export const changed = true\n')
})
