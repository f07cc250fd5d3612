import { expect, it } from 'vitest'

/** The sources of the stories of screens and of the office. */
const SOURCES = import.meta.glob<string>(['./stories/*.stories.tsx', '../../../../apps/office/src/*/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('every screen has a story in the gate, whatever is tested of it among the deep tests', () => {
  const sources = Object.entries(SOURCES)
  expect(sources.length).toBeGreaterThan(30)
  const without = sources.filter(([, source]) => /^ {2}tags: .*'deep'/m.test(source) && !source.includes("'!deep'"))
  expect(without.map(([path]) => path)).toEqual([])
})
