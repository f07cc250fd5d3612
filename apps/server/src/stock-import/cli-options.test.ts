import { expect, it } from 'vitest'

import { readCliOptions } from './cli-options.ts'

it('reads what is to be imported, and how', () => {
  expect(
    readCliOptions(['--edition', 'ma', '--dealer', 'atlas-auto', '--dry-run', '--replace', 'stock/cars.JSONL']),
  ).toEqual({
    edition: 'ma',
    dealer: 'atlas-auto',
    path: 'stock/cars.JSONL',
    format: 'jsonl',
    isDryRun: true,
    replaces: true,
    allowsPrivate: false,
  })
  expect(readCliOptions(['--edition', 'sn', 'cars.csv'])).toMatchObject({
    dealer: 'own',
    isDryRun: false,
    replaces: false,
  })
})

it.each([
  [['cars.csv'], 'Say whose edition the cars are for: --edition ma.'],
  [['--edition', 'xx', 'cars.csv'], 'There is no edition "xx".'],
  [
    ['--edition', 'ma', '--dealer', 'A B', 'cars.csv'],
    '--dealer is a short name of small letters, digits and hyphens.',
  ],
  [['--edition', 'ma'], 'Name one file of cars.'],
  [['--edition', 'ma', 'cars.xlsx'], "The file's name must end with .csv or .jsonl."],
])('says what is wrong with %j', (parameters, message) => {
  expect(() => readCliOptions(parameters)).toThrow(message)
})
