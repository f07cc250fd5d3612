import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** Questions and answers (spec section 3). */
export function createFaqHandlers({ database }: ApiServices): HandlersOf<'listFaqs'> {
  return {
    async listFaqs({ query: { featured } }, { edition, language }) {
      const faqs = await listItems(database, 'faqs', edition.id)
      return ok({
        faqs: faqs
          .filter((faq) => faq.featured || !featured)
          .map(({ id, topic, question, answer, featured: isFeatured }) => ({
            id,
            topic,
            question: localize(question, language),
            answer: localize(answer, language).split(/\n{2,}/),
            featured: isFeatured,
          })),
      })
    },
  }
}
