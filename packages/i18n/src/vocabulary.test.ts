import { expect, test } from 'vitest'

import { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, POINT_RESULTS } from '@otosafi/domain/car/inspection'
import {
  DRIVETRAINS,
  GRADES,
  ODOMETER_UNITS,
  ORIGINS,
  PHOTO_VIEWS,
  SALE_STATUSES,
  STEERING_SIDES,
} from '@otosafi/domain/car/vocabulary'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACET_RULES, FACETS, SORTS } from '@otosafi/domain/listing/vocabulary'
import { CURRENCIES } from '@otosafi/editions/currency'
import { CLAIMS, EDITION_IDS } from '@otosafi/editions/edition'
import { ROUTE_KEYS } from '@otosafi/editions/routes/route-table'

import type { Dictionary } from './dictionary.ts'
import { readLocaleFile } from './read-locales.ts'

const common = readLocaleFile('en', 'common.json')
const hero = readLocaleFile('en', 'hero.json')
const routes = readLocaleFile('en', 'routes.json')

/** The keys right below a dotted path, in order of the alphabet. */
function keysAt(dictionary: Dictionary, path: string): string[] {
  const branch = path
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (place, key) => (typeof place === 'object' ? place[key] : undefined),
      dictionary,
    )
  return Object.keys(branch ?? {}).sort()
}

test.each<[string, readonly (string | number)[]]>([
  ...FACETS.flatMap((facet): [string, readonly string[]][] => {
    const { values } = FACET_RULES[facet]
    return typeof values === 'string' ? [] : [[`vocabulary.${facet}`, values]]
  }),
  ['vocabulary.drivetrain', DRIVETRAINS],
  ['vocabulary.grade', GRADES],
  ['vocabulary.origin', ORIGINS],
  ['vocabulary.originNote', ORIGINS],
  ['vocabulary.status', SALE_STATUSES],
  ['vocabulary.sort', SORTS],
  ['vocabulary.steeringSide', STEERING_SIDES],
  ['vocabulary.odometerUnit', ODOMETER_UNITS],
  ['vocabulary.photoView', PHOTO_VIEWS],
  ['vocabulary.documentKind', DOCUMENT_KINDS],
  ['inspection.sections', INSPECTION_SECTIONS],
  ['inspection.results', POINT_RESULTS],
  ['listing.range', RANGE_FILTERS],
  ['listing.chip', ['q', ...RANGE_FILTERS]],
  ['country', EDITION_IDS],
  ['currency', Object.keys(CURRENCIES)],
  ['claims', CLAIMS],
])('%s has a text for every value and for nothing else', (path, values) => {
  expect(keysAt(common, path)).toEqual(values.map(String).sort())
})

test.each(Object.entries(INSPECTION_POINTS))('every inspection point of %s has a name', (section, points) => {
  expect(keysAt(common, `inspection.points.${section}`)).toEqual([...points].sort())
})

test('every group of the listing’s filters has a name', () => {
  expect(keysAt(common, 'listing.group')).toEqual(expect.arrayContaining([...FACETS]))
})

test('every facet of numbers has words for any number of them', () => {
  for (const facet of FACETS.filter((each) => FACET_RULES[each].values === 'number'))
    expect(keysAt(common, 'vocabulary').filter((key) => key.startsWith(`${facet}_`))).toContain(`${facet}_other`)
})

test('every claim has its short form for the home page, and every route its name', () => {
  expect(keysAt(hero, 'claims')).toEqual([...CLAIMS].sort())
  expect(Object.keys(routes).sort()).toEqual([...ROUTE_KEYS].sort())
})
