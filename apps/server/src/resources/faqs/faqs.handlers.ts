import { FAQ_TOPICS } from '@otosafi/domain/content/content'
import { serverTexts } from '@otosafi/i18n/server-texts'
import { createWordMatcher } from '@otosafi/search/text/word-matcher'

import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** The most questions of a list, as the contract has it. */
const MAX_LISTED = 200

/**
 * Questions and answers (P-44), those of visitors in the language in which they were asked (P-45); with words to search for, those
 * that have most of them, the most relevant first.
 */
export function createFaqHandlers({ database }: ApiServices): HandlersOf<'listFaqs'> {
  return {
    async listFaqs({ query: { featured, q = '' } }, { edition, language }) {
      const t = serverTexts(edition, language)
      const relevanceOf = createWordMatcher(q)
      const found = (await listItems(database, 'faqs', edition.id))
        .filter((faq) => (faq.featured || !featured) && (faq.language ?? language) === language)
        .map((faq) => {
          const question = localize(faq.question, language)
          const answer = localize(faq.answer, language)
          const text = `${t(`faqTopic.${faq.topic}`)} ${question} ${answer}`
          return {
            ...faq,
            question,
            answer: answer.split(/\n{2,}/),
            language: languageOf(faq.answer, language),
            relevance: relevanceOf(text),
          }
        })
        .filter((faq) => faq.relevance > 0)
        .sort((a, b) => b.relevance - a.relevance)
        .slice(0, MAX_LISTED)
      return ok({
        faqs: found.map(({ id, topic, question, answer, language: own, featured: isFeatured }) => ({
          id,
          topic,
          question,
          answer,
          language: own,
          featured: isFeatured,
        })),
        topics: FAQ_TOPICS.filter((topic) => found.some((faq) => faq.topic === topic)).map((topic) => ({
          id: topic,
          name: t(`faqTopic.${topic}`),
        })),
      })
    },
  }
}
