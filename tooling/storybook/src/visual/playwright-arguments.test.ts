import { expect, it } from 'vitest'

import { playwrightArguments } from './playwright-arguments.ts'

it('asks for new pictures only with --update, of the named stories only', () => {
  expect(playwrightArguments([])).toEqual([])
  expect(playwrightArguments(['--update'])).toEqual(['--update-snapshots=changed'])
  expect(playwrightArguments(['--', '--update', 'badge', 'price'])).toEqual([
    '--update-snapshots=changed',
    '--grep',
    'badge|price',
  ])
  expect(playwrightArguments(['badge'])).toEqual(['--grep', 'badge'])
})
