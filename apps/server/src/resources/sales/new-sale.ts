import { randomUUID } from 'node:crypto'

import type { ProblemError } from '@otosafi/api-client/problem'
import { canBeMobile } from '@otosafi/domain/reading/can-be-mobile'
import { validateNumberBetween } from '@otosafi/validators/number-between'
import { soldYearBounds } from '@otosafi/validators/selling-car'

import type { ReferenceData } from '../../catalogue/reference-data.ts'
import { yearOfEdition } from '../../clock.ts'
import type { Input, RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Item } from '../../db/content.queries.ts'
import { cleanText } from '../clean-text.ts'
import { createReference } from '../requests/reference.ts'
import { readAnswers } from './read-answers.ts'
import type { NewSale } from './sale-steps.ts'

/** Dependencies of reading a form. */
type Known = { reference: ReferenceData; questions: readonly Item<'questions'>[]; now: Date }

/**
 * A new sale from its form. Throws `validation_failed` where its city, year or answers are not those of the edition, and where
 * its seller can be written to neither by mail nor by text message.
 */
export function newSaleOf(
  body: Input<'createSellingCar'>['body'],
  { edition, language, session }: Pick<RequestContext, 'edition' | 'language' | 'session'>,
  { reference, questions, now }: Known,
): NewSale & { phone: string } {
  const errors: ProblemError[] = []
  const year = validateNumberBetween(body.modelYear, soldYearBounds(yearOfEdition(edition, now)))
  if (year !== null) errors.push({ path: '/body/modelYear', ...year })
  if (!reference.cities[edition.id].has(body.city)) errors.push({ path: '/body/city', code: 'option', values: {} })
  if (body.email === undefined && !canBeMobile(body.phone, edition.phone))
    errors.push({ path: '/body/phone', code: 'phoneFixed', values: {} })
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
  return {
    edition: edition.id,
    id: randomUUID(),
    reference: createReference(edition.id, 'sale'),
    language,
    user_id: session?.userId ?? null,
    full_name: cleanText(body.fullName),
    phone: body.phone,
    email: body.email ?? null,
    ...namesOf(body, reference),
    model_year: body.modelYear,
    mileage: body.mileage,
    odometer_unit: body.odometerUnit ?? 'km',
    fuel_type: body.fuelType ?? null,
    transmission: body.transmission ?? null,
    body_type: body.bodyType ?? null,
    color: body.color ?? null,
    grade: body.grade ?? null,
    no_of_owners: body.noOfOwners ?? null,
    imported: body.imported ?? null,
    vin: body.vin ?? null,
    asking_price: body.askingPrice ?? null,
    city: body.city,
    car_issue: cleanText(body.carIssue ?? '') || null,
    wanted_car: body.wantedCar ?? null,
    papers: [...(body.papers ?? [])],
    answers: JSON.stringify(readAnswers(body.answers, questions)),
    consented_at: now,
  }
}

/** Names of brand and model: those that are known by an address name, else what was typed. */
function namesOf(
  { brand, model }: Pick<Input<'createSellingCar'>['body'], 'brand' | 'model'>,
  { brands, models }: ReferenceData,
): { brand: string; model: string } {
  const named = brands.get(brand)?.name
  const known = models.get(model) ?? models.get(`${brand}-${model}`)
  return { brand: named ?? cleanText(brand), model: known?.name ?? cleanText(model) }
}
