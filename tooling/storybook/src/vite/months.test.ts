import { expect, it } from 'vitest'

import { monthsIn } from './months.ts'

const TITLES: Readonly<Record<string, string>> = {
  'packages/ui/src/chip/Chip.stories.tsx': 'Components/Chip',
  'packages/ui/src/badge/Badge.stories.tsx': 'Components/Badge',
}
const titleOf = (file: string) => TITLES[file] ?? null

const commit = (date: string, what: string, ...files: string[]) => `\0${date}\t${what}\n\n${files.join('\n')}\n`
const file = (state: string, path: string) => `${state}\tpackages/ui/src/${path}`

it('says by month what is new, what is gone and what changed, newest first', () => {
  const log = [
    commit('2026-12-02', 'Draw the ring inside', file('M', 'chip/Chip.tsx'), file('M', 'chip/Chip.module.css')),
    commit('2026-12-01', 'Let the tiles go', file('D', 'option-tiles/OptionTiles.stories.tsx')),
    commit('2026-11-22', 'Round the badge', file('M', 'badge/Badge.module.css'), file('M', 'badge/badge-tone.ts')),
    commit(
      '2026-11-21',
      'Give the storefront its kit',
      file('A', 'badge/Badge.stories.tsx'),
      file('A', 'badge/Badge.tsx'),
      file('A', 'chip/Chip.stories.tsx'),
      file('A', 'option-tiles/OptionTiles.stories.tsx'),
    ),
  ]
  expect(monthsIn(log.join(''), titleOf)).toEqual([
    {
      month: '2026-12',
      added: [],
      gone: ['Option tiles'],
      changed: [{ date: '2026-12-02', what: 'Draw the ring inside', titles: ['Components/Chip'] }],
    },
    {
      month: '2026-11',
      added: ['Components/Badge', 'Components/Chip'],
      gone: [],
      changed: [{ date: '2026-11-22', what: 'Round the badge', titles: ['Components/Badge'] }],
    },
  ])
})

it('follows what was moved, and is empty without a history', () => {
  const moved = commit('2026-12-02', 'Move', 'R100\tpackages/ui/src/old/Chip.tsx\tpackages/ui/src/chip/Chip.tsx')
  expect(monthsIn(moved, titleOf)[0]?.changed[0]?.titles).toEqual(['Components/Chip'])
  expect(monthsIn('', titleOf)).toEqual([])
})
