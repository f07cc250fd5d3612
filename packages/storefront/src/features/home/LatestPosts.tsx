import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section } from '@otosafi/ui/section/Section'

import { type CardPost, PostCards } from '../../posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'

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
