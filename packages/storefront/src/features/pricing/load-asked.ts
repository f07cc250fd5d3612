import { readDistance } from '@otosafi/domain/reading/read-distance'
import { validateMileage } from '@otosafi/validators/mileage'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

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
 * The car that an address asks about, and the choices that lead to it. What is no choice is dropped from what was chosen, so that
 * another brand takes the model of the last one away; a year of a known brand is named in `leftOutYear` then, as it was given, or
 * null. `car` is null until it can be valued.
 */
export async function loadAsked(url: URL, source: ChoiceSource) {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const brands = await source.brands()
  const brand = brands.find(({ id }) => id === given('brand'))?.id ?? ''
  const models = brand === '' ? [] : await source.models(brand)
  const model = models.find(({ id }) => id === given('model'))?.id ?? ''
  const years = brand === '' ? [] : await source.years(brand, model)
  const year = years.find((each) => String(each) === given('year')) ?? null
  const leftOutYear = brand === '' || year !== null ? null : given('year').trim().slice(0, 15) || null
  const mileage = given('mileage').slice(0, 15)
  const kilometres = mileage.trim() === '' ? null : (readDistance(mileage) ?? NaN)
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
  return { asked, choices: { brands, models, years }, issue, leftOutYear, car }
}
