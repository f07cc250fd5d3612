import { describe, expect, it } from 'vitest'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'
import { deadReferences, knownIds } from './references.ts'

const FILES = listFiles()
const PATHS = FILES.map(({ path }) => path)
const KNOWN = { ids: knownIds(PATHS), paths: PATHS }

const RULES = PATHS.filter((path) => path.startsWith('tooling/decisions/product/P-'))

const deadIn = (text: string) =>
  deadReferences('apps/server/src/env.ts', text, KNOWN).map((found) => found.replace(/^.*?: /, ''))

describe('references', () => {
  it('lead to a rule, a record or a document of the repository', () => {
    expect(FILES.flatMap(({ path, text }) => deadReferences(path, text(), KNOWN))).toEqual([])
  })

  it.each([
    ['a rule that nobody wrote', '// kept for a day (P-99)', ['P-99']],
    ['a rule with a number too short', '// kept for a day (P-1)', ['P-1']],
    ['a record that nobody wrote', '// on a thread (record 0999)', ['record 0999']],
    ['a record by a number too short', '// on a thread (record 020)', ['record 020']],
    ['several records at once', '// on a thread (records 0020 and 0021)', ['records 0020']],
    ['a decision by number', '/** The answer (decision 25). */', ['decision 25']],
    ['a record under its other name', '/** The translator (decision 0009). */', ['decision 0009']],
    ['a decision at the end of a line', '/**\n * The answer, for a day (decision\n * 25).\n */', ['decision 25']],
    ['a list of decisions', '/** Law (decisions 14 and 17). */', ['decisions 14']],
    ['a document that is not here', '// a paint within 1.1 s (speed.md)', ['speed.md']],
    ['a section of a document', '// fonts later (README.md 4)', ['README.md 4']],
    ['a section of a document that is not here', '-- A car (spec section 3).', ['spec section 3']],
    ['sections of it', '-- A car (spec sections 2 and 3).', ['spec sections 2']],
    ['that document alone', "// in the spec's order", ['the spec']],
    ['a numbered part of a document', '/** The cities (facts 4.2). */', ['facts 4.2']],
    ['a paragraph sign', '// as § 9 has it', ['§ 9']],
  ])('are found dead: %s', (_, text, found) => {
    expect(deadIn(text)).toEqual(found)
  })

  it('are alive where they are meant to be', () => {
    const alive = [
      '// One a visitor and day (P-17), never through `Intl` (P-06 and P-02).',
      '-- Why: record 0004. Record 0011 says more.',
      'See README.md and P-22-booking-terms.md; `<name>.md`.',
      'a decision of 2026, specifications 3, the record 12 of the log, specs',
    ]
    expect(alive.flatMap(deadIn)).toEqual([])
  })
})

describe("the product's rules", () => {
  it('are listed with their titles', () => {
    const rows = [
      ...readText('tooling/decisions/product/README.md').matchAll(/^\| \[(P-\d\d)\]\(([^)]+)\) \| (.+) \|$/gm),
    ]
    expect(rows.map(([, id, file, title]) => [`tooling/decisions/product/${file}`, `# ${id} ${title}`])).toEqual(
      RULES.map((path) => [path, readText(path).split('\n')[0]]),
    )
  })

  it('have numbers without gap or twin', () => {
    expect(RULES.map((path) => /P-(\d\d)/.exec(path)?.[1])).toEqual(
      RULES.map((_, index) => String(index + 1).padStart(2, '0')),
    )
  })
})
