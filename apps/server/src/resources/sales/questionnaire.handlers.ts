import { cityName } from '../../catalogue/city-name.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { sortByName } from '../cars/facets.presenter.ts'

/** The questions of the selling form, which the operator keeps (P-44), and its cities. */
export function createQuestionnaireHandlers({ database, search }: ApiServices): HandlersOf<'getQuestionnaire'> {
  return {
    async getQuestionnaire(_, { edition, language }) {
      const questions = await listItems(database, 'questions', edition.id)
      const cities = [...search.reference.cities[edition.id]].map(([id, city]) => ({
        id,
        name: cityName(city, language),
      }))
      return ok({
        questions: questions.map(({ id, text, help, options }) => ({
          id,
          text: localize(text, language),
          help: help === null ? null : localize(help, language),
          options: options.map(({ value, label }) => ({ value, label: localize(label, language) })),
        })),
        cities: sortByName(cities, ({ name }) => name),
      })
    },
  }
}
