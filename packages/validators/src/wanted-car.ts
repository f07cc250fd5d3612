import { validateRequired } from './required.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The details of a wanted car by name; blank, null and undefined ones are not selected. */
export type WantedCarDetails = Readonly<Record<string, string | number | null | undefined>>

/** At least one detail of the wanted car must be selected (P-34). */
export function validateWantedCar(details: WantedCarDetails): ValidationIssue | null {
  const selected = Object.entries(details).some(([field, value]) => validateRequired(value, field) === null)
  return selected ? null : { code: 'wantedCar', values: {} }
}
