import { expect, it } from 'vitest'

import { ENTRIES, entryIn, orphanedNames, STORY_FILES } from './overview.ts'

it('lists every component and pattern with what it is for, and no name of one that is gone', () => {
  expect(ENTRIES).toHaveLength(STORY_FILES)
  expect(ENTRIES.length).toBeGreaterThanOrEqual(75)
  expect(orphanedNames(ENTRIES)).toEqual([])
})

it('reads a sentence in either quotes', () => {
  expect(entryIn(`title: 'Forms/Radio', guide: { use: 'Takes one\\'s choice.' }`)?.use).toBe("Takes one's choice.")
  expect(entryIn(`title: 'Forms/Radio', guide: { use:\n "Takes one's choice." }`)?.use).toBe("Takes one's choice.")
  expect(entryIn(`title: 'Forms/Radio'`)).toBeNull()
})
