// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { type Article, ArticleView } from './ArticleView.tsx'

const ARTICLE: Article = {
  title: 'Avant d’acheter',
  excerpt: 'Cinq points à voir.',
  author: 'Nadia El Fassi',
  publishedAt: '2026-05-12T00:00:00.000Z',
  readingMinutes: 4,
  photo: null,
  language: 'fr',
  sections: [{ heading: null, paragraphs: ['Regardez les pneus.'], items: [] }],
}

it.each([
  ['ar', 'rtl'],
  ['fr', 'ltr'],
] as const)('An article in French is marked as such; what its page in %s says of it is not', async (language, dir) => {
  const element = <ArticleView article={ARTICLE} />
  const { container, t } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
  const markOf = (text: string) => {
    const shown = [...container.querySelectorAll('p, bdi')].find(({ textContent }) => textContent === text)
    const marked = shown?.closest<HTMLElement>('[lang]')
    return [marked?.lang, marked?.dir]
  }
  for (const text of [ARTICLE.excerpt, 'Regardez les pneus.']) expect(markOf(text), text).toEqual(['fr', 'ltr'])
  const inTrail = container.querySelector('[aria-current] span')
  const whole = inTrail?.closest<HTMLElement>('[lang]')
  expect([inTrail?.textContent, whole?.lang, whole?.dir]).toEqual([ARTICLE.title, 'fr', 'ltr'])
  expect(markOf(t('home.posts.minutes', { count: ARTICLE.readingMinutes }))).toEqual([language, dir])
  expect(markOf(t('blog.byAuthor', { name: ARTICLE.author }))).toEqual([language, dir])
})
