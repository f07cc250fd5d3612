import type { Blog } from '@otosafi/api-client/schema'
import { formatDate } from '@otosafi/editions/format/date'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Facts } from '@otosafi/ui/facts/Facts'
import { Picture } from '@otosafi/ui/picture/Picture'
import { Wrap } from '@otosafi/ui/section/Section'

import { textLanguage } from '../../parts/text-sections/text-language.ts'
import { TextSections } from '../../parts/text-sections/TextSections.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import pageStyles from '../../parts/text-page/TextPage.module.css'
import styles from './ArticleView.module.css'

/** The data of an article's page. */
export type Article = Pick<
  Blog,
  'title' | 'excerpt' | 'author' | 'publishedAt' | 'readingMinutes' | 'photo' | 'language' | 'sections'
>

/** An article, in its own language where that is not the page's; the facts about it are in the page's. */
export function ArticleView({ article }: { article: Article }) {
  const { t, language } = useTexts()
  const { title, excerpt, author, publishedAt, readingMinutes, photo, sections } = article
  const own = textLanguage(article.language, language)
  return (
    <Wrap>
      <HomeTrail
        between={[{ label: t('blog.title'), href: pathFor('blog', language) }]}
        current={<span {...own}>{title}</span>}
      />
      <article className={`${pageStyles.page} ${styles.article}`} {...own}>
        <h1>{title}</h1>
        {/* Stands where the article's direction has it, and runs in the page's. */}
        <div>
          <div {...textLanguage(language, article.language)}>
            <Facts
              facts={[
                t('blog.byAuthor', { name: author }),
                formatDate(publishedAt.slice(0, 10), language),
                t('home.posts.minutes', { count: readingMinutes }),
              ]}
            />
          </div>
        </div>
        <p className={pageStyles.lead}>{excerpt}</p>
        {photo ? <Picture photo={photo} alt="" sizes="(min-width: 760px) 700px, 92vw" maxWidth={960} priority /> : null}
        <TextSections sections={sections} />
      </article>
    </Wrap>
  )
}
