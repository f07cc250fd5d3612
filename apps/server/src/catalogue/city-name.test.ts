import { expect, it } from 'vitest'

import { cityName } from './city-name.ts'

const casablanca = { name: 'Casablanca', aliases: ['Casa', 'Dar el Beida', 'الدار البيضاء', 'كازا'] }

it.each([
  ['ar', 'الدار البيضاء'],
  ['fr', 'Casablanca'],
  ['en', 'Casablanca'],
] as const)('names Casablanca in %s', (language, name) => {
  expect(cityName(casablanca, language)).toBe(name)
})

it('keeps the name of a city that has no Arabic one', () => {
  expect(cityName({ name: 'Dakar', aliases: ['Ndakaaru'] }, 'ar')).toBe('Dakar')
})
