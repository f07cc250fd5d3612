import type { components } from '@otosafi/api-client/schema'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { ReferenceData } from '../../catalogue/reference-data.ts'
import type { RequestContext } from '../../contract/handler.ts'
import type { Item } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { startOfDay } from '../answers.ts'
import { sectionsOf } from '../text-sections.ts'

type Schemas = components['schemas']
export type Post = Item<'posts'>

/** The reader's edition and language. */
export type Reader = Pick<RequestContext, 'edition' | 'language'>

/** The parts of a card that are not in the post's row. */
type CardParts = { likes: number; photo: Schemas['Picture'] }

/** A post on a card (P-44). */
export function presentBlogCard(
  post: Post,
  { likes, photo }: CardParts,
  { edition, language }: Reader,
): Schemas['BlogCard'] {
  return {
    id: post.id,
    title: localize(post.title, language),
    excerpt: localize(post.excerpt, language),
    language: languageOf(post.excerpt, language),
    category: categoryOf(post.topic, { edition, language }),
    author: post.author,
    publishedAt: startOfDay(post.publishedOn),
    readingMinutes: post.minutes,
    likes,
    featured: post.featured,
    photo,
  }
}

/** A whole post. */
export function presentBlog(
  post: Post,
  { reference, ...parts }: CardParts & { reference: ReferenceData },
  reader: Reader,
): Schemas['Blog'] {
  const { language } = reader
  const { publishedOn, updatedOn = publishedOn } = post
  return {
    ...presentBlogCard(post, parts, reader),
    sections: sectionsOf(post.body, language),
    carBrands: post.brands.map((brand) => brandOf(brand, reference)),
    // A change before its day of publication is none that a reader has seen.
    updatedAt: startOfDay(updatedOn > publishedOn ? updatedOn : publishedOn),
  }
}

/** A category of the blog with its name. */
export function categoryOf(topic: Post['topic'], { edition, language }: Reader): Schemas['NamedItem'] {
  return { id: topic, name: serverTexts(edition, language)(`postTopic.${topic}`) }
}

/** A brand with its name. */
export function brandOf(id: string, reference: ReferenceData): Schemas['NamedItem'] {
  return { id, name: reference.brands.get(id)?.name ?? id }
}
