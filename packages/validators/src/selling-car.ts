import { validateAmount } from './amount.ts'
import { validateRequired } from './required.ts'
import { validateTextMax } from './text-max.ts'
import type { ValidationIssue } from './validation-issue.ts'
import type { Bounds } from './whole-within.ts'

/** Bounds of what a seller would like for a car, whole units of the currency. */
export const ASKING_PRICE_BOUNDS = { min: 1, max: 2_000_000_000 } as const satisfies Bounds

/** Bounds of a car's owners so far. */
export const OWNERS_BOUNDS = { min: 0, max: 50 } as const satisfies Bounds

/** The pictures that are sent with a car at most. */
export const MAX_CAR_PHOTOS = 10

/** The longest name of a brand or model, description of faults, and answer in words, characters. */
export const CAR_NAME_MAX = 60
export const CAR_ISSUE_MAX = 2000
export const ANSWER_MAX = 500

/** Bounds of the model year of a car that is offered in the year `present`: the models of next year are sold already. */
export function soldYearBounds(present: number): Bounds {
  return { min: 1950, max: present + 1 }
}

/** A brand is required, as its name or address name. */
export function validateBrand(text: string): ValidationIssue | null {
  return validateRequired(text, 'brand') ?? validateTextMax(text, CAR_NAME_MAX)
}

/** A model is required, as its name or address name. */
export function validateModel(text: string): ValidationIssue | null {
  return validateRequired(text, 'model') ?? validateTextMax(text, CAR_NAME_MAX)
}

/** A price that can be asked. */
export function validateAskingPrice(amount: number): ValidationIssue | null {
  return validateAmount(amount, ASKING_PRICE_BOUNDS)
}
