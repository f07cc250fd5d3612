import { edition } from '#edition'
import { type CostFacts, type MonthlyCosts, monthlyCosts } from '@otosafi/domain/money/monthly-costs'
import { readAmount, readDecimal } from '@otosafi/domain/reading/read-number'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/** The fields of the page of a car's costs, which are also parameters of its address. */
export const COST_FIELDS = ['kilometres', 'consumption', 'carInsurance', 'roadTax'] as const
export type CostField = (typeof COST_FIELDS)[number]

/** The fields as typed. */
export type CostTexts = Record<CostField, string>

/** Inputs of the costs that do not come from the form. */
export type GivenCosts = Pick<CostFacts, 'loan' | 'energyPrice'>

/** The largest value of each field. */
export const MAX_VALUES: Readonly<Record<CostField, number>> = {
  kilometres: 20_000,
  consumption: 100,
  carInsurance: 1e9,
  roadTax: 1e9,
}

const readMoney = (text: string) => readAmount(text, edition.currency)

const READ: Readonly<Record<CostField, (text: string) => number | undefined>> = {
  kilometres: (text) => readMoney(text.replace(/ *km\.?$/i, '')),
  consumption: readDecimal,
  carInsurance: readMoney,
  roadTax: readMoney,
}

/** The value of a field: null where it is empty; NaN where it cannot be read or is too large. */
export function costValue(field: CostField, text: string): number | null {
  if (text.trim() === '') return null
  const value = READ[field](text) ?? NaN
  return value <= MAX_VALUES[field] ? value : NaN
}

/** Reads the fields and adds up the costs (P-23). A field with a broken rule counts as not known. */
export function readCosts(
  texts: CostTexts,
  given: GivenCosts,
): { issues: Partial<Record<CostField, ValidationIssue>>; costs: MonthlyCosts } {
  const issues: Partial<Record<CostField, ValidationIssue>> = {}
  const known = (field: CostField): number | null => {
    const value = costValue(field, texts[field])
    if (!Number.isNaN(value)) return value
    const isMoney = field === 'carInsurance' || field === 'roadTax'
    issues[field] = { code: isMoney ? 'amountBetween' : 'numberBetween', values: { min: 0, max: MAX_VALUES[field] } }
    return null
  }
  const facts = {
    kilometres: known('kilometres'),
    consumption: known('consumption'),
    insurance: known('carInsurance'),
    roadTax: known('roadTax'),
  }
  return { issues, costs: monthlyCosts({ ...given, ...facts }) }
}
