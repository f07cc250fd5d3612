/** A text of the demonstration content: always in English and in French. It is a `LocalizedText` of the domain. */
export type BilingualText = { en: string; fr: string }

/** A piece of a page or of a blog post (spec section 3: page content, blog). */
export type Block =
  | { kind: 'heading'; text: BilingualText }
  | { kind: 'paragraph'; text: BilingualText }
  | { kind: 'list'; items: BilingualText[] }

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
