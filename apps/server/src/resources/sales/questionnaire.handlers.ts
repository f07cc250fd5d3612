import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** The questions of the selling form, which the operator keeps (P-44). */
export function createQuestionnaireHandlers({ database }: ApiServices): HandlersOf<'getQuestionnaire'> {
  return {
    async getQuestionnaire(_, { edition, language }) {
      const questions = await listItems(database, 'questions', edition.id)
      return ok({
        questions: questions.map(({ id, text, help, options }) => ({
          id,
          text: localize(text, language),
          help: help === null ? null : localize(help, language),
          options: options.map(({ value, label }) => ({ value, label: localize(label, language) })),
        })),
      })
    },
  }
}
