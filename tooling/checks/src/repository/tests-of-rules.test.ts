import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'
import { gapsOfTable, itemsOfRule, type TestsOfRules, titlesOfTests } from './tests-of-rules.ts'
import { titlesIn } from './titles-in.ts'

const FOLDER = 'tooling/decisions/product/'
const TABLE = parse(readText(`${FOLDER}tests-of-rules.yaml`)) as TestsOfRules

const RULES = new Map(
  listFiles()
    .filter(({ path }) => path.startsWith(`${FOLDER}P-`))
    .map(({ path, text }) => [path.slice(FOLDER.length, FOLDER.length + 4), itemsOfRule(text())]),
)

it('every item of every rule is held by tests that exist, or says what it lacks', () => {
  expect(gapsOfTable(TABLE, RULES, titlesIn)).toEqual([])
})

it('what is lacking is this, and no more', () => {
  const lacking = Object.entries(TABLE).flatMap(([id, entries]) => entries.flatMap(({ lacks }) => (lacks ? [id] : [])))
  expect(lacking).toEqual('P-54 P-57'.split(' '))
})

it('items are paragraphs, points and rows, without the heads of tables', () => {
  const rule =
    '# doors Doors\n\nA car has\ndoors.\n\n- Two or\n  four.\n- Each opens.\n\n| Door | Side |\n|---|---|\n| front | left |\n'
  expect(itemsOfRule(rule)).toEqual(['A car has doors.', 'Two or four.', 'Each opens.', '| front | left |'])
})

it('titles are those of tests and groups that run', () => {
  const source = `
    describe('a door', () => {
      it('opens', () => {})
      it.each([1])('closes %s', () => {})
      it.skip('rusts', () => {})
      it.todo('sings')
      test.describe('at night', () => test(\`is lit \${side}\`, () => {}))
    })`
  expect([...titlesOfTests('door.test.ts', source)]).toEqual([
    'a door',
    'opens',
    'closes %s',
    'at night',
    'is lit ${side}',
  ])
})

it.each([
  ['an item without an entry', {}, ['doors: no entry for “Doors open.”']],
  [
    'an entry without an item',
    { doors: [held('Doors op'), held('Doors close')] },
    ['doors: no item begins with “Doors close”'],
  ],
  ['two entries for one item', { doors: [held('Doors'), held('Doors open')] }, ['doors: no entry for “Doors open.”']],
  ['an entry that nothing holds', { doors: [{ rule: 'Doors' }] }, ['doors: nothing holds “Doors”']],
  ['a file that does not exist', { doors: [held('Doors', 'gate.test.ts')] }, ['doors: no file gate.test.ts']],
  [
    'a test that does not exist',
    { doors: [held('Doors', 'door.test.ts', 'shut')] },
    ['doors: no test “shut” in door.test.ts'],
  ],
  ['a rule that does not exist', { doors: [held('Doors')], gates: [] }, ['gates: no such rule']],
])('finds %s', (_, table: TestsOfRules, gaps) => {
  const rules = new Map([['doors', ['Doors open.']]])
  expect(gapsOfTable(table, rules, (path) => (path === 'door.test.ts' ? new Set(['open']) : null))).toEqual(gaps)
})

function held(rule: string, path = 'door.test.ts', title = 'open') {
  return { rule, held: [{ [path]: title }] }
}
