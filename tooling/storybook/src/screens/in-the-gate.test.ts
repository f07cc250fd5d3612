import { expect, it } from 'vitest'

/** The sources of the stories of screens, of patterns and of the office. */
const SOURCES = import.meta.glob<string>(
  ['./stories/*.stories.tsx', '../patterns/*.stories.tsx', '../../../../apps/office/src/*/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

it('every screen and pattern has a story in the gate, whatever is tested of it among the deep tests', () => {
  const sources = Object.entries(SOURCES)
  expect(sources.length).toBeGreaterThan(50)
  const without = sources.filter(([, source]) => /^ {2}tags: .*'deep'/m.test(source) && !source.includes("'!deep'"))
  expect(without.map(([path]) => path)).toEqual([])
})
