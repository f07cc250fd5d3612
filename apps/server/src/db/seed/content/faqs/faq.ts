import type { BilingualText } from '../bilingual-text.ts'

/** The groups of the questions page, in their order. */
export const FAQ_TOPICS = ['buying', 'booking', 'inspection', 'finance', 'documents', 'selling', 'account'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

/** A question with its answer (spec section 3). `id` is a slug, unique within an edition. */
export type Faq = {
  id: string
  topic: FaqTopic
  /** Whether the home page shows it. */
  featured: boolean
  question: BilingualText
  answer: BilingualText
}
