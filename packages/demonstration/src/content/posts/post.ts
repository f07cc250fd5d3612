import type { Post as PostOf } from '@otosafi/domain/content/content'

import type { BilingualText, Block } from '../bilingual-text.ts'

/** A blog post, its minutes to read left to be counted. */
export type Post = Omit<PostOf<BilingualText>, 'minutes'>

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
