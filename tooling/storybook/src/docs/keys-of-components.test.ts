import { expect, it } from 'vitest'

import { keysIn, USES_BY_KEY } from './keys-of-components.ts'

it('reads the keys of a guide', () => {
  const source = `title: 'Forms/Planted', guide: { keyboard: [
    [['Enter', 'Space'], 'press it'],
    [
      ['Tab'],
      'goes on, and on',
    ],
  ],
  screenReader: '' }`
  expect(keysIn(source)).toEqual([
    { key: 'Enter', use: { title: 'Forms/Planted', effect: 'press it' } },
    { key: 'Space', use: { title: 'Forms/Planted', effect: 'press it' } },
    { key: 'Tab', use: { title: 'Forms/Planted', effect: 'goes on, and on' } },
  ])
  expect(keysIn(`title: 'Forms/Planted', guide: { keyboard: null, screenReader: '' }`)).toEqual([])
})

it('knows what each key does in each component', () => {
  const uses = new Map(USES_BY_KEY)
  expect(uses.get('Escape')).toContainEqual({
    title: 'Islands/Modal',
    effect: 'closes it and returns to what opened it',
  })
  expect(uses.get('Tab')?.length).toBeGreaterThanOrEqual(30)
})
