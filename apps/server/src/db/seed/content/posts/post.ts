import type { BilingualText, Block } from '../bilingual-text.ts'

/** What a post is about, with the name to show: the categories of the blog. */
export const POST_TOPICS = {
  buying: { en: 'Buying', fr: 'Acheter' },
  inspection: { en: 'Inspection', fr: 'Inspection' },
  papers: { en: 'Papers', fr: 'Papiers' },
  money: { en: 'Money', fr: 'Financement' },
  driving: { en: 'Driving', fr: 'Conduite' },
  selling: { en: 'Selling', fr: 'Vendre' },
} as const satisfies Record<string, BilingualText>
export type PostTopic = keyof typeof POST_TOPICS

/** A blog post (spec sections 2 and 3). `id` is a slug, unique within an edition. */
export type Post = {
  id: string
  title: BilingualText
  excerpt: BilingualText
  body: Block[]
  author: string
  /** ISO date. */
  publishedOn: string
  topic: PostTopic
  featured: boolean
  popular: boolean
  /** Brand slugs that the post speaks of. */
  brands: string[]
  /** Key of the picture in the object store. */
  photo: string
}

/** How many words `body` has in `language`. */
export function wordCount(body: readonly Block[], language: keyof BilingualText): number {
  const texts = body.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
  return texts.reduce(
    (sum, text) => sum + text[language].split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length,
    0,
  )
}

/** Whole minutes to read `body`, at 200 words a minute, by its longer language. */
export function minutesToRead(body: readonly Block[]): number {
  return Math.ceil(Math.max(wordCount(body, 'en'), wordCount(body, 'fr')) / 200)
}
