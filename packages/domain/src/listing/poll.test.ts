import { expect, it } from 'vitest'

import { voterOf } from './poll.ts'

it.each([
  'Fatou Ndiaye',
  ' fatou  ndiaye ',
  'FATOU\u00a0NDIAYE',
  '\u2067Fatou Ndiaye\u2069',
  'Fatou\u200b Ndiaye\u200f',
])('the same name is one voter, however it came: %j', (name) => {
  expect(voterOf(name)).toBe('fatou ndiaye')
})

it('other names are other voters', () => {
  expect(voterOf('Awa')).not.toBe(voterOf('Hawa'))
})
