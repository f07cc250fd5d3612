// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import BlogPage, { loader } from './BlogPage.tsx'

const POSTS = [
  { id: 'papers', topic: 'buying', brand: 'dacia', featured: true },
  { id: 'tyres', topic: 'driving', brand: 'dacia', featured: false },
  { id: 'offer', topic: 'selling', brand: 'peugeot', featured: false },
]

/** Opens the blog at a query before an API with three articles, and reads what it shows. */
async function openBlog(query: string) {
  const path = pathFor('blog', 'fr')
  const { t, calls } = await openPage({
    language: 'fr',
    path: path + query,
    routes: [{ path, Component: BlogPage, loader, HydrateFallback: () => null }],
    answers: { 'GET /api/blogs': ({ url }) => Response.json(listOf(new URL(url).searchParams)) },
  })
  await screen.findByText(t('blog.title'), { selector: 'h1' }, { timeout: 20_000 })
  return {
    t,
    calls,
    said: screen
      .getAllByRole('status')
      .flatMap((status) => [...(status.tagName === 'UL' ? status.children : [status])])
      .map(({ textContent }) => textContent),
    shown: screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent),
    topic: screen.getByRole<HTMLSelectElement>('combobox', { name: t('reading:blog.topic') }).value,
  }
}

function listOf(query: URLSearchParams) {
  const found = POSTS.filter(
    ({ topic, brand, featured }) =>
      (query.get('category') ?? topic) === topic &&
      (query.get('brand') ?? brand) === brand &&
      (query.get('order') !== 'featured' || featured),
  )
  return {
    blogs: found.map(({ id }) => ({
      id,
      title: id,
      language: 'fr',
      publishedAt: '2026-05-12T10:00:00Z',
      readingMinutes: 3,
      photo: null,
    })),
    total: found.length,
    page: 1,
    pageCount: 1,
    categories: ['buying', 'driving', 'selling'].map((id) => ({ id, name: `le sujet ${id}` })),
    carBrands: ['dacia', 'peugeot'].map((id) => ({ id, name: `la marque ${id}` })),
  }
}

it('leaves out an order, topic and brand that there are not, and says so', async () => {
  const { t, said, shown, topic } = await openBlog('?order=newest&category=cooking&brand=<b>')
  const line = (text: string, field: string) => t('listing.ignored.line', { text, field })
  expect(said).toEqual([
    line('newest', t('reading:blog.order.label')),
    line('<b>', t('car.label.brand')),
    line('cooking', t('reading:blog.topic')),
    t('reading:blog.found', { count: 3 }),
  ])
  expect(shown).toEqual(['papers', 'tyres', 'offer'])
  expect(topic).toBe('')
})

it('says nothing of a choice that finds articles', async () => {
  const { t, said, shown, topic, calls } = await openBlog('?category=driving&brand=dacia')
  expect(said).toEqual([t('reading:blog.found', { count: 1 })])
  expect(shown).toEqual(['tyres'])
  expect(topic).toBe('driving')
  expect(calls).toHaveLength(1)
})

it.each([
  [
    '?order=featured&category=driving&brand=dacia',
    ['tyres'],
    'category=driving&brand=dacia',
    ['le sujet driving', 'la marque dacia'],
  ],
  ['?category=driving&brand=peugeot', ['tyres'], 'category=driving', ['le sujet driving']],
  ['?order=featured&category=buying&brand=peugeot', ['papers'], 'order=featured&category=buying', ['le sujet buying']],
  ['?order=featured&brand=peugeot', ['offer'], 'brand=peugeot', ['la marque peugeot']],
])('a choice that finds no article, %s, offers the nearest', async (query, nearest, address, names) => {
  const { t, said, shown } = await openBlog(query)
  expect(said).toEqual([t('reading:blog.found', { count: 0 })])
  expect(screen.getByRole('heading', { level: 2, name: t('reading:blog.nearest') })).toBeTruthy()
  expect(shown).toEqual(nearest)
  const order = address.includes('order=featured') ? 'featured' : 'latest'
  expect(
    screen.getByRole('link', { name: [t(`reading:blog.order.${order}`), ...names].join(' · ') }).getAttribute('href'),
  ).toBe(`${pathFor('blog', 'fr')}?${address}`)
})

it('leads to the feed as a file, not as an article of the page', async () => {
  const { t } = await openBlog('')
  const feed = screen.getByRole('link', { name: t('reading:blog.feed') })
  expect([feed.getAttribute('href'), feed.dataset['reload']]).toEqual(['/fr/blog/rss.xml', ''])
})
