import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'
import { claimsIn, questionsIn, sentencesIn } from './promises.ts'
import { gapsOfTable, type TestsOfRules } from './tests-of-rules.ts'
import { titlesIn } from './titles-in.ts'

const CONTENT = 'packages/demonstration/src/content/'
const PAGES = ['pages/privacy-policy.ts', 'pages/terms-of-use.ts']
const TABLE = parse(readText('tooling/decisions/product/tests-of-promises.yaml')) as TestsOfRules

const PROMISES = new Map([
  ['claims', claimsIn(readText('packages/editions/src/edition.ts'))],
  ...listFiles()
    .filter(({ path }) => path.startsWith(`${CONTENT}faqs/`) && !path.endsWith('/faq.ts'))
    .map(({ path, text }) => [path.slice(CONTENT.length), questionsIn(path, text())] as const),
  ...PAGES.map((page) => [page, sentencesIn(page, readText(CONTENT + page))] as const),
])

it('every claim, answer and sentence of the legal pages is held by tests that exist, is a fact, or says what it lacks', () => {
  expect([...PROMISES].filter(([, promises]) => promises.length < 2)).toEqual([])
  expect(gapsOfTable(TABLE, PROMISES, titlesIn)).toEqual([])
})

it('what is promised and lacking is this, and no more', () => {
  const lacking = Object.values(TABLE).flatMap((entries) => entries.flatMap(({ rule, lacks }) => (lacks ? [rule] : [])))
  expect(lacking).toEqual(['multiCurrency', 'loan'])
})

it('promises are read from their files', () => {
  expect(claimsIn("export const CLAIMS = [\n  'warranty',\n  'loan',\n] as const")).toEqual(['warranty', 'loan'])
  expect(
    questionsIn('faqs.ts', "const FAQS = [{ id: 'how', topic: 'buying' }, { id: 'when', topic: 'selling' }]"),
  ).toEqual(['how', 'when'])
  const page =
    "page([heading('A', 'B'), paragraph('We sell no data.', 'Rien.'), list(['One.', 'Un.'], [`Two ${n}.`, 'Deux.'])])"
  expect(sentencesIn('page.ts', page)).toEqual(['We sell no data.', 'One.', 'Two ${n}.'])
})
