import type { ModelFact } from './model-table.ts'
import { asianModels } from './models-asian.ts'
import { frenchModels } from './models-french.ts'
import { germanModels } from './models-german.ts'
import { japaneseModels } from './models-japanese.ts'
import { westernModels } from './models-western.ts'

/** Every model in the stock; `id` is `brand-model`. */
export const modelFacts: readonly ModelFact[] = [
  ...frenchModels,
  ...germanModels,
  ...japaneseModels,
  ...asianModels,
  ...westernModels,
]

const byId = new Map(modelFacts.map((fact) => [fact.id, fact]))

/** The model with this `brand-model` id. Throws when there is none. */
export function modelFact(id: string): ModelFact {
  const fact = byId.get(id)
  if (!fact) throw new Error(`No such model: ${id}`)
  return fact
}
