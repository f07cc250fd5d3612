import type { BlogCard } from '@otosafi/api-client/schema'
import { formatDate } from '@otosafi/editions/format/date'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Picture, type PictureSource } from '@otosafi/ui/picture/Picture'

import { useTexts } from '../../texts/use-texts.ts'
import { shownPicture } from '../pictures/shown-picture.ts'
import { textLanguage } from '../text-sections/text-language.ts'

import styles from './PostCards.module.css'

/** The data of an article's card. */
export type CardPost = {
  id: string
  title: string
  /** Left out where space is short. */
  excerpt?: string
  /** ISO. */
  date: string
  minutes: number
  photo: PictureSource | null
  /** Attributes of title and excerpt, where they are in another language than the page. */
  text?: ReturnType<typeof textLanguage>
}

/** Reduces an article of the API to what its card shows on a page in a language. */
export function cardPost(
  { id, title, excerpt, language, publishedAt, readingMinutes, photo }: BlogCard,
  pageLanguage: Language,
): CardPost {
  return {
    id,
    title,
    excerpt,
    text: textLanguage(language, pageLanguage),
    date: publishedAt.slice(0, 10),
    minutes: readingMinutes,
    photo: photo && shownPicture(photo),
  }
}

/** Articles in as many columns as fit; a whole card is the target of its title's link. */
export function PostCards({ posts, heading: Heading }: { posts: readonly CardPost[]; heading: 'h2' | 'h3' }) {
  const { t, language } = useTexts()
  return (
    <div className={styles.posts}>
      {posts.map(({ id, title, excerpt, date, minutes, photo, text }) => (
        <article key={id} className={styles.post}>
          {photo ? <Picture photo={photo} alt="" /> : null}
          <Heading {...text}>
            <a href={pathFor('blogPost', language, { id })}>{title}</a>
          </Heading>
          {excerpt ? <p {...text}>{excerpt}</p> : null}
          <p className={styles.note}>
            <span>{formatDate(date, language)}</span>
            <span className={styles.minutes}>{t('home.posts.minutes', { count: minutes })}</span>
          </p>
        </article>
      ))}
    </div>
  )
}
