import type { components } from '@otosafi/api-client/schema'
import type { Language } from '@otosafi/editions/language'

import type { ReferenceData } from '../../catalogue/reference-data.ts'
import type { Item } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { pictureOf } from '../pictures.ts'
import { sectionsOf } from '../text-sections.ts'
import { TOPIC_NAMES } from './topic-names.ts'

type Schemas = components['schemas']
export type Post = Item<'posts'>

/** A post on a card (spec section 3). */
export function presentBlogCard(post: Post, language: Language): Schemas['BlogCard'] {
  return {
    id: post.id,
    title: localize(post.title, language),
    excerpt: localize(post.excerpt, language),
    category: categoryOf(post.topic, language),
    author: post.author,
    publishedAt: `${post.publishedOn}T00:00:00.000Z`,
    readingMinutes: post.minutes,
    likes: 0,
    featured: post.featured,
    photo: pictureOf(post.photo),
  }
}

/** A whole post. */
export function presentBlog(post: Post, language: Language, reference: ReferenceData): Schemas['Blog'] {
  const card = presentBlogCard(post, language)
  return {
    ...card,
    language: languageOf(post.title, language),
    sections: sectionsOf(post.body, language),
    carBrands: post.brands.map((brand) => brandOf(brand, reference)),
    updatedAt: card.publishedAt,
  }
}

/** A category of the blog with its name. */
export function categoryOf(topic: Post['topic'], language: Language): Schemas['NamedItem'] {
  return { id: topic, name: localize(TOPIC_NAMES[topic], language) }
}

/** A brand with its name. */
export function brandOf(id: string, reference: ReferenceData): Schemas['NamedItem'] {
  return { id, name: reference.brands.get(id)?.name ?? id }
}
