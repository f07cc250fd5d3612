import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, it } from 'vitest'

it('the report says what each of its columns means', () => {
  const report = execFileSync(process.execPath, [join(import.meta.dirname, 'report.ts')], { encoding: 'utf8' })
  const [table = '', legend = ''] = report.split('\n\n')
  const columns = table.split('\n', 1).join().trim().split(/\s+/)
  expect(columns).toContain('untranslated')
  expect(
    legend
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 1).join()),
  ).toEqual(columns)
})
