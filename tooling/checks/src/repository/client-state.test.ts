import { expect, it } from 'vitest'

import { readText } from '../workspace.ts'
import { listFiles } from './files.ts'

/** The groups of client state and their parts, as the product names them (P-42). */
const GROUPS = {
  auth: ['isloggedIn', 'showLoginModal', 'user'],
  'car listing': ['cars', 'car', 'similarCars', 'totalCar'],
  // Those of new, recent and buy cars.
  'page lists': [
    'newCars',
    'newPage',
    'totalNewCars',
    'recentCars',
    'recentPage',
    'totalRecentCars',
    'buyCars',
    'totalBuyCars',
    'totalBuyPage',
    'buyPage',
    'buyIsLoading',
  ],
  'car brands': ['carBrands', 'carAvailableBrands'],
  'car models': ['models'],
  'car data': ['cars', 'total', 'bodyTypes', 'availableBodyTypes', 'carColors', 'availableCarColor', 'brands'],
  home: ['recentlyAdded', 'total', 'totalAvailableCars', 'blogs'],
  'featured cars': ['cars', 'totalFeatured'],
  'cars by type': ['newCars', 'electricCars', 'importedCars'],
  'wish list': ['wishLists'],
  FAQs: ['faqs'],
  subscriber: ['subscribers', 'email'],
  'financing partners': ['financingPartners'],
  'footer car filters': ['status', 'models', 'msg'],
  navbar: ['class flag'],
}

const ROWS = [
  ...readText('tooling/decisions/0034-where-client-state-lives.md').matchAll(
    /^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \| `(\w+)` \|$/gm,
  ),
].map(([, group = '', parts = '', home = '', symbol = '']) => ({ group, parts: parts.split(', '), home, symbol }))

it('every part of every group of client state has one home in the table', () => {
  const named = (group: string) => ROWS.filter((row) => row.group === group).flatMap(({ parts }) => parts)
  expect(Object.fromEntries(Object.keys(GROUPS).map((group) => [group, named(group).toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(GROUPS).map(([group, parts]) => [group, parts.toSorted()])),
  )
  expect(ROWS.map(({ group }) => group).filter((group) => !Object.hasOwn(GROUPS, group))).toEqual([])
})

it('every home is a file of the storefront that contains the symbol', () => {
  const paths = listFiles()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('packages/storefront/src/'))
  const lost = ROWS.filter(({ home, symbol }) => {
    const path = paths.find((each) => each.endsWith(`/${home}`))
    return path === undefined || !new RegExp(`\\b${symbol}\\b`).test(readText(path))
  })
  expect(lost).toEqual([])
})
