// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { BlogCard } from '@otosafi/api-client/schema'

import { openPage } from '../../testing/open-page.tsx'
import { cardPost, PostCards } from './PostCards.tsx'

const POST = {
  id: 'a-post',
  title: 'Avant d’acheter',
  excerpt: 'Cinq points à voir.',
  language: 'fr',
  publishedAt: '2026-05-12T00:00:00.000Z',
  readingMinutes: 4,
  photo: null,
} as BlogCard

it.each([
  ['ar', ['fr', 'ltr']],
  ['fr', ['', '']],
] as const)('A card of a French article marks its texts on a page in %s', async (language, mark) => {
  const element = <PostCards posts={[cardPost(POST, language)]} heading="h2" />
  const { t } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
  const texts = [screen.getByRole('heading', { name: POST.title }), screen.getByText(POST.excerpt)]
  expect(texts.map(({ lang, dir }) => [lang, dir])).toEqual([mark, mark])
  const minutes = t('home.posts.minutes', { count: POST.readingMinutes })
  expect(screen.getByText(minutes).closest<HTMLElement>('[lang]')?.lang).toBe(language)
})
