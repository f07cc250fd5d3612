import { edition } from '#edition'
import type { LoanLimits, LoanTerms } from '@otosafi/api-client/schema'
import type { LoanRequest } from '@otosafi/domain/money/loan'
import { affordablePrice, type LoanSimulation, simulateLoan } from '@otosafi/domain/money/loan-simulation'
import { readAmount, readDecimal } from '@otosafi/domain/reading/read-number'
import { validateAmount } from '@otosafi/validators/amount'
import { validateLoanMonths } from '@otosafi/validators/loan-months'
import { inPercent, validateLoanRate } from '@otosafi/validators/loan-rate'
import { validateNumberBetween } from '@otosafi/validators/number-between'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/**
 * The fields of the calculator, which are also the parameters of its address. Rate and balloon are in percent, and so is the
 * down payment's other field, which counts where no amount is given. `new` is 1 for a new car, `car` the id of the car that is
 * paid with the loan; neither is a field to type in.
 */
export const LOAN_FIELDS = [
  'price',
  'contribution',
  'percent',
  'months',
  'rate',
  'balloon',
  'fees',
  'insurance',
  'income',
  'new',
  'car',
] as const
export type LoanField = (typeof LOAN_FIELDS)[number]

/** The fields as typed. */
export type LoanTexts = Record<LoanField, string>

/** The part of the edition's terms that the calculator counts with; the rest fills its fields at first ({@link loanTextsOf}). */
export type CalculatorTerms = LoanLimits & Pick<LoanTerms, 'minMonths' | 'maxMonths' | 'rateDate'>

/**
 * The parsed fields: the loan where all of them are valid, else the errors by field. `isFeeAssumed` says that the application
 * fees counted are the edition's.
 */
export type LoanReading = {
  issues: Partial<Record<LoanField, ValidationIssue>>
  loan: { request: Required<LoanRequest>; simulation: LoanSimulation; isFeeAssumed: boolean } | null
  /** The affordable payment and price; null without an income. */
  affordable: { payment: number; price: number } | null
}

const readMoney = (text: string) => readAmount(text, edition.currency)

/** How each field is read. */
const READ: Readonly<Record<LoanField, (text: string) => number | undefined>> = {
  price: readMoney,
  contribution: readMoney,
  percent: readDecimal,
  months: readDecimal,
  rate: readDecimal,
  balloon: readDecimal,
  fees: readMoney,
  insurance: readMoney,
  income: readMoney,
  new: readDecimal,
  car: () => undefined,
}

/** The number that a field's text says; undefined where it is none. */
export function readLoanField(field: LoanField, text: string): number | undefined {
  return READ[field](text)
}

/** The largest number that a field takes: a larger one is a slip. */
const MAX_NUMBER = 1e12

/** Price steps of the example that is shown at first. */
const EXAMPLE_STEPS = 24

/**
 * The fields for an address: its parameters as typed, and for those that it lacks an example on the edition's usual
 * terms. `step` is the edition's step of prices, whole units.
 */
export function loanTextsOf(query: URLSearchParams, terms: LoanTerms, step: number): LoanTexts {
  const price = query.get('price') ?? String(EXAMPLE_STEPS * step)
  const usual: LoanTexts = {
    price,
    contribution: query.has('percent') ? '' : String(Math.round((readMoney(price) ?? 0) * terms.contribution)),
    percent: '',
    months: String(terms.defaultMonths),
    rate: String(inPercent(terms.annualRate)),
    balloon: '',
    fees: '',
    insurance: '',
    income: '',
    new: '',
    car: '',
  }
  const given = LOAN_FIELDS.map((field) => [field, (query.get(field) ?? usual[field]).slice(0, 20)])
  const texts = Object.fromEntries(given) as LoanTexts
  return isByPercent(texts) ? texts : { ...texts, percent: shareText(texts) }
}

/** Whether the down payment is given in percent; where both fields are filled, the amount counts. */
function isByPercent({ contribution }: LoanTexts): boolean {
  return contribution.trim() === ''
}

/** The down payment in whole percent of the price, as its field says it; nothing where that is no number. */
export function shareText(texts: LoanTexts): string {
  const { price, contribution, percent } = texts
  const share = isByPercent(texts)
    ? (readDecimal(percent) ?? 0)
    : (100 * (readMoney(contribution) ?? NaN)) / (readMoney(price) ?? NaN)
  return Number.isFinite(share) ? String(Math.round(share)) : ''
}

/** The position of a field's slider: that of the down payment at its share of the price. NaN where nothing is read. */
export function sliderAt(field: LoanField, texts: LoanTexts): number {
  return field === 'contribution' ? Number(shareText(texts) || NaN) : (READ[field](texts[field]) ?? NaN)
}

/** The text of a field for its slider's `value`. */
export function textAt(field: LoanField, value: number, { price }: LoanTexts): string {
  return String(field === 'contribution' ? Math.round(((readMoney(price) ?? 0) * value) / 100) : value)
}

/**
 * The address's query for what was typed, in plain numbers: without empty fields, and without the percent where the amount counts.
 * No down payment at all is 0 percent: an address without any has the usual one.
 */
export function queryOfLoan(texts: LoanTexts): string {
  const query = new URLSearchParams()
  for (const field of LOAN_FIELDS) {
    if (field === 'percent' && !isByPercent(texts)) continue
    const text = field === 'percent' ? texts.percent.trim() || '0' : texts[field]
    const value = field === 'car' ? text || undefined : READ[field](text)
    if (value !== undefined) query.set(field, String(value))
  }
  return query.toString()
}

/**
 * Reads the calculator's fields and simulates the loan (P-23). `step` is the edition's step of prices, to which an
 * affordable price is rounded down.
 */
export function readLoan(texts: LoanTexts, terms: CalculatorTerms, step: number): LoanReading {
  const numbers = numbersOf(texts, terms)
  const issues = issuesOf(numbers, texts, terms)
  if (Object.keys(issues).length > 0) return { issues, loan: null, affordable: null }

  const { price, contribution, annualRate, months, fees, insurance, balloonPercent, income } = numbers
  const credit = price - contribution
  const balloon = Math.min(credit, Math.round((price * balloonPercent) / 100))
  const request = { price, contribution, annualRate, months, balloon }
  const applicationFee = Number.isNaN(fees) ? terms.applicationFee : { fixed: fees, share: 0, max: null }
  const usualInsurance = terms.insurance && Math.round(credit * terms.insurance)
  const monthlyInsurance = Number.isNaN(insurance) ? usualInsurance : insurance
  return {
    issues,
    loan: {
      request,
      simulation: simulateLoan(request, { applicationFee, monthlyInsurance, taxOnInterest: terms.taxOnInterest }),
      isFeeAssumed: Number.isNaN(fees) && applicationFee !== null,
    },
    affordable:
      income === 0
        ? null
        : affordablePrice(income, {
            incomeShare: terms.incomeShare,
            step,
            contributionShare: contribution / price,
            annualRate,
            months,
          }),
  }
}

/** The tax on the interest of a loan's first month, whole units: it is the highest. */
export function firstTaxOf({ months }: LoanSimulation, { taxOnInterest }: Pick<LoanTerms, 'taxOnInterest'>): number {
  return Math.round((months[0]?.interest ?? 0) * taxOnInterest)
}

/** The fields as numbers: NaN where a text is none, or where it is empty and no number stands for that. */
function numbersOf(texts: LoanTexts, { maxBalloon }: CalculatorTerms) {
  const number = (field: LoanField, empty = NaN) => {
    const value = texts[field].trim() === '' ? empty : (READ[field](texts[field]) ?? NaN)
    return value <= MAX_NUMBER ? value : NaN
  }
  const price = number('price')
  return {
    price,
    contribution: isByPercent(texts) ? Math.round((price * number('percent', 0)) / 100) : number('contribution'),
    months: number('months'),
    annualRate: number('rate') / 100,
    fees: number('fees'),
    insurance: number('insurance'),
    balloonPercent: maxBalloon > 0 ? number('balloon', 0) : 0,
    income: number('income', 0),
  }
}

function issuesOf(
  numbers: ReturnType<typeof numbersOf>,
  texts: LoanTexts,
  terms: CalculatorTerms,
): LoanReading['issues'] {
  const { price, contribution } = numbers
  const issues: LoanReading['issues'] = {}
  const note = (field: LoanField, issue: ValidationIssue | null) => {
    if (issue !== null) issues[field] = issue
  }
  note('price', validateAmount(price, { min: terms.minAmount, max: terms.maxAmount }))
  if (issues.price === undefined) {
    const most = price - terms.minAmount
    const issue = validateAmount(contribution, { min: 0, max: most })
    if (isByPercent(texts)) {
      const max = Math.floor((100 * most) / price)
      note('percent', issue && { code: 'numberBetween', values: { min: 0, max } })
    } else note('contribution', issue)
    const owedShare = Number.isNaN(contribution) ? 1 : (price - contribution) / price
    const maxBalloon = Math.max(0, Math.floor(100 * Math.min(terms.maxBalloon, owedShare)))
    note('balloon', validateNumberBetween(numbers.balloonPercent, { min: 0, max: maxBalloon }))
  }
  note('months', validateLoanMonths(numbers.months, terms))
  note('rate', validateLoanRate(numbers.annualRate, terms))
  for (const field of ['fees', 'insurance'] as const)
    if (texts[field].trim() !== '') note(field, validateAmount(numbers[field], { min: 0, max: terms.maxAmount }))
  note('income', validateAmount(numbers.income, { min: 0, max: MAX_NUMBER }))
  return issues
}
