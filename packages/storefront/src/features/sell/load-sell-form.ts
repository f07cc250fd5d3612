import { edition } from '#edition'
import type { Question } from '@otosafi/api-client/schema'
import { readOdometer } from '@otosafi/domain/reading/read-odometer'
import { yearIn } from '@otosafi/editions/time/local-time'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { FormValues } from '../../state/form-state.ts'
import { WANTED_CAR } from './sell-fields.ts'

/** The format of a car's reference in the contract. */
const REFERENCE = /^[A-Z]{2,7}-[0-9ABCDEFGHJKMNPQRSTVWXYZ]{8}$/

/** Options and initial values of the form of a car to sell. */
export type SellChoices = {
  brands: string[]
  /** Models of the brand that it is filled with. */
  models: string[]
  cities: { value: string; label: string }[]
  questions: Pick<Question, 'id' | 'text' | 'help' | 'options'>[]
  /** The present year in the edition. */
  present: number
  filled: FormValues
}

/** Loads what the form offers. The address may name the car, as the first value does: brand and model by their ids. */
export async function loadSellForm({ api, url }: Pick<PageRequest, 'api' | 'url'>): Promise<SellChoices> {
  const given = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? ''
  const [brands, questionnaire] = await Promise.all([
    api.GET('/car-brands', { params: { query: { all: true } } }),
    api.GET('/questionnaire'),
  ])
  const { carBrands } = dataOrThrow(brands)
  const { questions, cities } = dataOrThrow(questionnaire)
  const brand = carBrands.find(({ id }) => id === given('brand'))
  const models = brand === undefined ? [] : await modelsOf(api, brand.id)
  const model = models.find(({ id }) => id === given('model'))
  return {
    brands: carBrands.map(({ name }) => name),
    models: models.map(({ name }) => name),
    cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    questions: questions.map(({ id, text, help, options }) => ({ id, text, help, options })),
    present: yearIn(Date.now(), edition.timeZone),
    filled: {
      brand: brand?.name ?? '',
      model: model?.name ?? '',
      modelYear: /^\d{4}$/.test(given('year')) ? given('year') : '',
      [WANTED_CAR]: REFERENCE.test(given(WANTED_CAR)) ? given(WANTED_CAR) : '',
      mileage: readOdometer(given('mileage')) === undefined ? '' : given('mileage'),
    },
  }
}

async function modelsOf(api: PageRequest['api'], brand: string): Promise<{ id: string; name: string }[]> {
  const { data } = await api.GET('/car-models/by-brand', { params: { query: { brand } } })
  return data?.carModels ?? []
}
