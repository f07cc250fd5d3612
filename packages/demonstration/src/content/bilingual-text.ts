import type { Block as BlockOf } from '@otosafi/domain/content/content'

/** A text of the demonstration content: always in English and in French. It is a `LocalizedText` of the domain. */
export type BilingualText = { en: string; fr: string }

/** A piece of a page or of a blog post. */
export type Block = BlockOf<BilingualText>

/** A heading block. */
export function heading(en: string, fr: string): Block {
  return { kind: 'heading', text: { en, fr } }
}

/** A paragraph block. */
export function paragraph(en: string, fr: string): Block {
  return { kind: 'paragraph', text: { en, fr } }
}

/** A bulleted list block of `[en, fr]` pairs. */
export function list(...items: [en: string, fr: string][]): Block {
  return { kind: 'list', items: items.map(([en, fr]) => ({ en, fr })) }
}
