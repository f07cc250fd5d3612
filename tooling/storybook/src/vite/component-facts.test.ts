import { expect, it } from 'vitest'

import { readChanges, testNames } from './component-facts.ts'

it('reads which folders a commit changed, newest first and each once', () => {
  const log = [
    '\x002026-11-28\tDraw the ring inside\n\npackages/ui/src/chip/Chip.tsx\npackages/ui/src/chip/Chip.module.css\n',
    '\x002026-11-21\tGive the storefront its kit\n\npackages/ui/src/badge/Badge.tsx\npackages/ui/src/chip/Chip.tsx\n',
  ]
  expect(Object.fromEntries(readChanges(log.join('')))).toEqual({
    chip: [
      { date: '2026-11-28', what: 'Draw the ring inside' },
      { date: '2026-11-21', what: 'Give the storefront its kit' },
    ],
    badge: [{ date: '2026-11-21', what: 'Give the storefront its kit' }],
  })
})

it('reads what tests say, of one case and of many', () => {
  const source = `it('takes a day', () => {})
    it.each([['a', fn()]])("keeps the visitor's text", () => {})
    it('don\\'t', async () => { submit('no name') })`
  expect(testNames(source)).toEqual(['takes a day', "keeps the visitor's text", "don't"])
})
