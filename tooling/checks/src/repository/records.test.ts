import { describe, expect, it } from 'vitest'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'
import { flawsOfRecord, missingFiles } from './records.ts'

const PATHS = listFiles().map(({ path }) => path)
const RECORDS = PATHS.map((path) => path.split('/'))
  .filter(([first, second, ...rest]) => first === 'tooling' && second === 'decisions' && rest.length === 1)
  .map((parts) => parts.at(-1) ?? '')
  .filter((name) => name !== 'README.md')

const GOOD = `# 0099 One way

2026-11-23

## Question

Which?

## Decision

This one.

## Cost

A kilobyte.

## Revisit when

There is another.
`

const MEASURED = GOOD.replace('## Cost', '## Measured\n\n3 ms.\n\n## Cost')

describe('records', () => {
  it('have one form', () => {
    const flawed = RECORDS.map((name) => [name, flawsOfRecord(name, readText(`tooling/decisions/${name}`))] as const)
    expect(flawed.filter(([, flaws]) => flaws.length > 0)).toEqual([])
  })

  it('have numbers without gap or twin', () => {
    expect(RECORDS.map((name) => name.slice(0, 5))).toEqual(
      RECORDS.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    )
  })

  it('name files that exist', () => {
    const missing = RECORDS.map((name) => [name, missingFiles(readText(`tooling/decisions/${name}`), PATHS)] as const)
    expect(missing.filter(([, files]) => files.length > 0)).toEqual([])
    expect(missingFiles('`repository/records.ts`, `records/repository.ts` and `no-record.ts`', PATHS)).toEqual([
      'records/repository.ts',
      'no-record.ts',
    ])
  })

  it('are shown in their form', () => {
    const [, sample = ''] = /^```md\n(.*)^```$/ms.exec(readText('tooling/decisions/README.md')) ?? []
    expect(flawsOfRecord('0099-what-was-decided.md', sample)).toEqual([])
  })

  it.each([
    ['without a part that need not be', GOOD, []],
    ['with all parts', MEASURED, []],
    ['with an update', `${GOOD}\n## Update 2026-11-30: gone\n\nIt went.\n`, []],
    ['with another number in its title', GOOD.replace('0099', '99'), ['title']],
    ['without a date', GOOD.replace('2026-11-23', 'November 2026'), ['date']],
    ['with a status above', GOOD.replace('2026-11-23', '2026-11-23\n\nStatus: accepted'), ['date']],
    ['without a cost', GOOD.replace('## Cost\n\nA kilobyte.\n\n', ''), ['headings: Question, Decision, Revisit when']],
    ['with another heading', GOOD.replace('Question', 'Context'), ['headings: Context, Decision, Cost, Revisit when']],
    ['with an empty part', GOOD.replace('A kilobyte.', ''), ['nothing under Cost']],
  ])('are judged %s', (_, text, flaws) => {
    expect(flawsOfRecord('0099-one-way.md', text)).toEqual(flaws)
  })
})
