import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { PostCards } from '../../parts/posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { Choices } from './BlogFilters.tsx'
import { blogQuery, type LoadedBlog } from './load-blog.ts'

import styles from './NearestPosts.module.css'

type Nearest = NonNullable<LoadedBlog['nearest']>

/** The articles that come nearest to a choice that finds none, and what of the choice they are found with. */
export function NearestPosts({ nearest: { query, posts }, choices }: { nearest: Nearest; choices: Choices }) {
  const { t, language } = useTexts()
  const { order, category, brand } = query
  const named = [
    ...choices.categories.filter(({ value }) => value === category),
    ...choices.brands.filter(({ value }) => value === brand),
  ]
  return (
    <section className={styles.nearest}>
      <h2>{t('reading:blog.nearest')}</h2>
      <p>
        <TextLink href={pathFor('blog', language) + blogQuery(query)}>
          {[t(`reading:blog.order.${order}`), ...named.map(({ label }) => label)].join(' · ')}
        </TextLink>
      </p>
      <PostCards posts={posts} heading="h3" />
    </section>
  )
}
