import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it, vi } from 'vitest'

import type { Pattern } from './pattern.ts'

// The patterns are read here, and none is drawn.
vi.mock('./part-story.tsx', () => ({ partStory: {}, patternParameters: (pattern: Pattern) => ({ pattern }) }))

type PatternFile = { default: { title: string; parameters: { pattern: Pattern } } }

const files = import.meta.glob<PatternFile>('./*.stories.tsx', { eager: true })
const patterns = Object.values(files).map(({ default: { title, parameters } }) => ({ title, ...parameters.pattern }))

/** The sources of everything that a pattern may lead to. */
const sources = Object.values({
  ...import.meta.glob<string>('../screens/stories/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../packages/ui/src/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
})

const titleIn = (source: string) => /\btitle: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1] ?? ''

it('lead to components and screens that are there', () => {
  const titles = new Set(sources.map(titleIn))
  const stories = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
        toId(titleIn(source), storyNameFromExport(name)),
      ),
    ),
  )
  const lost = patterns.flatMap(({ title, components, screens }) => [
    ...components.filter((each) => !titles.has(each)).map((each) => `${title}: ${each}`),
    ...screens.filter(([, story]) => !stories.has(story)).map(([, story]) => `${title}: ${story}`),
  ])
  expect(lost).toEqual([])
})

it('say when they are the answer, how they behave and what not to do, and are shown', () => {
  expect(patterns.length).toBeGreaterThanOrEqual(11)
  const bare = patterns.filter(
    ({ use, behaviour, rules, screens }) =>
      use === '' || [behaviour, rules, screens].some((list: readonly unknown[]) => list.length === 0),
  )
  expect(bare).toEqual([])
  const unshown = Object.entries(files).filter(([, { default: _, ...stories }]) => Object.keys(stories).length < 2)
  expect(unshown.map(([file]) => file)).toEqual([])
})
