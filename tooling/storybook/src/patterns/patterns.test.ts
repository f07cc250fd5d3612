import { expect, it, vi } from 'vitest'

import { KNOWN_STORIES, KNOWN_TITLES } from '../testing/known-stories.ts'
import type { Pattern } from './pattern.ts'

// The patterns are read here, and none is drawn.
vi.mock('./part-story.tsx', () => ({
  partStory: {},
  SAMPLE: {},
  patternParameters: (pattern: Pattern) => ({ pattern }),
}))

type PatternFile = { default: { title: string; parameters: { pattern: Pattern } } }

const files = import.meta.glob<PatternFile>('./*.stories.tsx', { eager: true })
const patterns = Object.values(files).map(({ default: { title, parameters } }) => ({ title, ...parameters.pattern }))

it('lead to components and screens that are there', () => {
  const lost = patterns.flatMap(({ title, components, screens }) => [
    ...components.filter((each) => !KNOWN_TITLES.has(each)).map((each) => `${title}: ${each}`),
    ...screens.filter(([, story]) => !KNOWN_STORIES.has(story)).map(([, story]) => `${title}: ${story}`),
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
