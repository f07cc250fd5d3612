import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import { type CardPost, PostCards } from './PostCards.tsx'

/** The latest articles. */
export function LatestPosts({ posts }: { posts: readonly CardPost[] }) {
  const { t, language } = useTexts()
  if (posts.length === 0) return null
  return (
    <Section title={t('home.posts.title')} action={{ href: pathFor('blog', language), label: t('home.posts.seeAll') }}>
      <PostCards posts={posts} heading="h3" />
    </Section>
  )
}
