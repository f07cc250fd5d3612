import fc from 'fast-check'

import type { EditionId } from '@otosafi/editions/edition'

import { OBJECT_NAMES } from '../hostile-texts.ts'
import { anyJunk, unknownParameters } from '../junk.ts'
import type { KnownValues } from '../known-values.ts'
import { placeFor } from '../secrets.ts'
import type { BuiltRoute } from './built-routes.ts'

const names = fc.constantFrom(...OBJECT_NAMES)

/** Unknown values of a path parameter: attacks and junk. */
const strange = fc.oneof(names, anyJunk, fc.constantFrom('x', '0', '-1', '.', '..', '%2e%2e', '%2F', '%5C', '1e309'))

/** Addresses of a page: its pattern with values that are mostly known. */
export function pathsOf({ path }: BuiltRoute, edition: EditionId, known: KnownValues): fc.Arbitrary<string> {
  const { cars, posts, categories, brands, topics } = known[edition]
  const right: Readonly<Record<string, readonly string[]>> = {
    id: path.includes('blog') ? posts : path.includes('category') ? [...categories, ...topics] : cars,
    brand: brands,
    token: [placeFor('confirm'), placeFor('unsubscribe'), 'A'.repeat(43)],
    key: ['edit-profile', 'security', 'favourites'],
  }
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return fc.constant(segment)
    const values = right[segment.slice(1)] ?? ['x', '2019', '128000']
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: strange })
  })
  return fc.tuple(...segments).map((texts) => texts.join('/') || '/')
}

/** Suffixes of a page's path: none, more segments, or the router's data suffix. */
const endings = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('.data', '/_.data', '/', '//', '/.data', '.data/', '.json', '/index.html', ';x=y'),
  },
  { weight: 1, arbitrary: strange.map((text) => `/${text}`) },
)

/** Names of what pages read from their queries, and what the router does. */
const QUERY = [
  'q',
  'brand',
  'model',
  'sort',
  'page',
  'priceMin',
  'priceMax',
  'yearMin',
  'color',
  'city',
  'id',
  'sent',
  'return',
  'language',
  'topic',
  'category',
  'index',
  '_routes',
  '_data',
  'constructor',
]

const values = fc.oneof(
  anyJunk,
  names,
  fc.constantFrom('1', '99999', 'dacia', '//evil.example', '/fr/account', '%3Cfuzz%3E', '%22%3E%3Cfuzz%3E', 'x%3D', ''),
)

/** Query strings with their question mark; mostly empty. */
const queries = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...QUERY), values), { maxLength: 3 }), unknownParameters)
  .map(([own, others]) => {
    const pairs = [...own, ...others].map(([name, text]) => (text === null ? name : `${name}=${text}`))
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`
  })

/** Paths that the process serves beside the pages of an edition, and lookalikes. */
const OTHERS = [
  '/__manifest',
  '/__manifest?p=%2Ffr%2Fblog&version=x',
  '/__manifest?p=%2F%2Fevil&p=constructor&paths=%2F&version=',
  `/__manifest?${'p=/x&'.repeat(1500)}`,
  '/_root.data',
  '/_.data',
  '/.data',
  '/?index',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-constructor.xml',
  '/sitemap-cars-99999999.xml',
  '/sitemap-cars-1.xml',
  '/sitemap/__proto__',
  '/sitemap%00.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/assets/',
  '/assets/constructor',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/constructor',
  '/__proto__',
  '/photos/constructor/640.webp',
  '/photos/x/constructor.webp',
  '/photos/__proto__/640.jpeg',
  '/photos/..%2F..%2Fetc/640.webp',
  '/photos/x/99999999999.avif',
  '/sounds/constructor',
  '/sounds/constructor.mp3',
  '/sounds/%00.mp3',
  '/certificates/constructor',
  '/health',
  '/ready',
  '/_outbox',
  '/_payments/constructor',
  '/payments/notices/local',
  '/payments/notices/constructor',
  '/_outbox/constructor',
  '/_outbox?page=constructor',
  '//evil.example/x',
  '///evil.example',
  '/%2F/evil.example',
  '/\\evil.example',
  '/.well-known/change-password',
  '/.env',
  '/server/index.js',
  '*',
  'http://otosafi.sn/fr/blog',
  'http://evil.example/x',
  'http://[/',
]

/** Addresses of an edition's site: of its pages and what is around them. */
export function sitePaths(routes: readonly BuiltRoute[], edition: EditionId, known: KnownValues): fc.Arbitrary<string> {
  const page = fc
    .constantFrom(...routes)
    .chain((route) => fc.tuple(pathsOf(route, edition, known), endings, queries))
    .map((parts) => parts.join(''))
  const around = fc.tuple(fc.constantFrom(...OTHERS), queries).map(([path, query]) => {
    return path.includes('?') ? path : `${path}${query}`
  })
  return fc
    .oneof(
      { weight: 6, arbitrary: page },
      { weight: 2, arbitrary: around },
      { weight: 1, arbitrary: strange.map((text) => `/${text}`) },
    )
    .filter((path) => path.length < 10_000)
}

/** Addresses to which forms may be sent: mostly those of pages that take one. */
export function formPaths(routes: readonly BuiltRoute[], edition: EditionId, known: KnownValues): fc.Arbitrary<string> {
  const taking = routes.filter(({ takesForm }) => takesForm)
  const endingsOfForms = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constant('.data') },
    { weight: 1, arbitrary: queries },
  )
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...taking)
        .chain((route) => fc.tuple(pathsOf(route, edition, known), endingsOfForms))
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: sitePaths(routes, edition, known) },
  )
}
