import { readOdometer } from '@otosafi/domain/reading/read-odometer'
import { validateMileage } from '@otosafi/validators/mileage'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { SUBMIT_PARAM } from './submit-param.ts'

/** An option of the form, by its id. */
export type Option = { id: string; name: string }

/** The chosen car, as far as it can be valued; `mileage` as typed. */
export type Asked = { brand: string; model: string; year: number | null; mileage: string }

/** Where the choices of the form come from. */
export type ChoiceSource = {
  brands: () => Promise<Option[]>
  models: (brand: string) => Promise<Option[]>
  years: (brand: string, model: string) => Promise<number[]>
}

/** The car that an address asks about, as the API takes it. */
export type AskedCar = { brand: string; modelYear: number; model?: string; mileage?: number }

/**
 * The car in the page's query, and the options of its fields. Values that are not among the options are ignored: the model, for
 * example, once another brand is chosen. `ignoredYear` is such a year of a known brand, as typed, or null. `car` is null until it
 * can be valued; `missing` names the field that this takes, once the button was pressed without it.
 */
export async function loadAsked(url: URL, source: ChoiceSource) {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const brands = await source.brands()
  const brand = brands.find(({ id }) => id === given('brand'))?.id ?? ''
  const models = brand === '' ? [] : await source.models(brand)
  const model = models.find(({ id }) => id === given('model'))?.id ?? ''
  const years = brand === '' ? [] : await source.years(brand, model)
  const year = years.find((each) => String(each) === given('year')) ?? null
  const ignoredYear = brand === '' || year !== null ? null : given('year').trim().slice(0, 15) || null
  const unchosen: 'brand' | 'modelYear' | null =
    brand === '' ? 'brand' : year === null && ignoredYear === null ? 'modelYear' : null
  const missing = url.searchParams.has(SUBMIT_PARAM) ? unchosen : null
  const mileage = given('mileage').slice(0, 15)
  const kilometres = mileage.trim() === '' ? null : (readOdometer(mileage) ?? NaN)
  const issue: ValidationIssue | null = kilometres === null ? null : validateMileage(kilometres)
  const asked: Asked = { brand, model, year, mileage }
  const car: AskedCar | null =
    brand === '' || year === null || issue !== null
      ? null
      : {
          brand,
          modelYear: year,
          ...(model === '' ? {} : { model }),
          ...(kilometres === null ? {} : { mileage: kilometres }),
        }
  return { asked, choices: { brands, models, years }, issue, ignoredYear, missing, car }
}
