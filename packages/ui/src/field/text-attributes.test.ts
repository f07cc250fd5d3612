import { expect, it } from 'vitest'

import { textAttributes } from './text-attributes.ts'

it.each([
  ['nothing around it', {}, {}, { id: 'a' }],
  ['help', { help: 'As in the papers' }, {}, { id: 'a', 'aria-describedby': 'a-help' }],
  ['an error', { error: 'Enter it' }, {}, { id: 'a', 'aria-describedby': 'a-error', 'aria-invalid': true }],
  [
    'all of it and a description of its own',
    { help: 'As in the papers', error: 'Enter it' },
    { 'aria-describedby': 'own' },
    { id: 'a', 'aria-describedby': 'a-help a-error own', 'aria-invalid': true },
  ],
])('ties a control with %s', (_, texts, own, attributes) => {
  expect(textAttributes('a', texts, own)).toEqual(attributes)
})
