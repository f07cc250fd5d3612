import { edition } from '#edition'
import type { FinancingPartner, LoanTerms } from '@otosafi/api-client/schema'
import { readCarId } from '@otosafi/domain/reading/read-car-id'
import { type FormatContext, formatNumber } from '@otosafi/editions/format/number'
import { inPercent } from '@otosafi/validators/loan-rate'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import {
  type CalculatorTerms,
  LOAN_FIELDS,
  type LoanField,
  type LoanTexts,
  loanTextsOf,
  readLoan,
  readLoanField,
} from './read-loan.ts'

type Writing = Pick<PageRequest, 't'>

/** A lender with finished texts. */
export type ShownPartner = ReturnType<typeof shownPartner>

/**
 * The edition's loan terms, an example and a promotion on them, its lenders, and what to know about financing. Lenders and text
 * are left out where they cannot be loaded: the calculator works without them.
 */
export async function loadFinance({ api, t }: Pick<PageRequest, 'api' | 't'>) {
  const [answer, partners, text] = await Promise.all([
    api.GET('/loans/terms'),
    api.GET('/financing-partners'),
    api.GET('/pages/{key}', { params: { path: { key: 'finance' } } }),
  ])
  const terms = dataOrThrow(answer)
  return {
    terms,
    example: exampleLoan(terms, { t }),
    promotion: promotionText(terms, { t }),
    partners: (partners.data?.financingPartners ?? []).map((partner) => shownPartner(partner, { t })),
    text: text.data ? { language: text.data.language, sections: text.data.sections } : null,
  }
}

/**
 * The query of a calculator's address, with the price of the car that it names and whether that is new, unless it says a price
 * itself.
 */
export async function loanQuery(api: PageRequest['api'], given: URLSearchParams): Promise<URLSearchParams> {
  const id = readCarId(given.get('car') ?? '')
  if (id === null || given.has('price')) return given
  const { data: car } = await api.GET('/cars/{id}', { params: { path: { id } } })
  if (car === undefined) return given
  return new URLSearchParams([
    ...given,
    ['price', String(car.price)],
    ...(car.isNew ? [['new', '1']] : []),
  ] as string[][])
}

/** The terms that the browser needs for the car in the fields: a new one may be financed for longer (P-23). */
export function calculatorTerms(terms: LoanTerms, texts: LoanTexts): CalculatorTerms {
  const { minMonths, maxMonths, maxMonthsNew, minAnnualRate, maxAnnualRate, rateDate, minAmount, maxAmount } = terms
  const { applicationFee, insurance, taxOnInterest, maxBalloon, incomeShare } = terms
  return {
    minMonths,
    maxMonths: texts.new === '1' ? maxMonthsNew : maxMonths,
    minAnnualRate,
    maxAnnualRate,
    rateDate,
    minAmount,
    maxAmount,
    applicationFee,
    insurance,
    taxOnInterest,
    maxBalloon,
    incomeShare,
  }
}

/** The representative example: the loan that the calculator begins with, and which costs are counted in it (P-23). */
export function exampleLoan(terms: LoanTerms, { t }: Writing): string | null {
  const { loan } = readLoan(loanTextsOf(new URLSearchParams(), terms, edition.priceStep), terms, edition.priceStep)
  if (loan === null) return null
  const { credit, monthlyPayment: monthly, total, applicationFee: fee, monthlyInsurance: insurance } = loan.simulation
  const { months, annualRate } = loan.request
  return [
    t('finance:example.text', { credit, months, rate: inPercent(annualRate), date: terms.rateDate, monthly, total }),
    fee === null ? t('finance:result.noFee') : t('finance:example.fee', { fee }),
    insurance === null ? t('finance:result.noInsurance') : t('finance:example.insurance', { insurance }),
  ].join(' ')
}

/** The promotion that runs, with its own rate and its last day; null where there is none. */
export function promotionText({ promotion }: Pick<LoanTerms, 'promotion'>, { t }: Writing): string | null {
  return promotion && t('finance:promotion', { rate: inPercent(promotion.annualRate), date: promotion.until })
}

/** A lender as shown: its offer, and its terms with their date. One that sells with a margin has no rate (P-23). */
export function shownPartner(
  { id, name, kind, description, annualRateFrom, maxMonths, sourceDate }: FinancingPartner,
  { t }: Writing,
) {
  const isParticipatory = kind === 'participatory'
  const from = isParticipatory ? 'marginFrom' : 'rateFrom'
  const terms = [
    annualRateFrom === null ? [] : t(`finance:partners.${from}`, { percent: inPercent(annualRateFrom) }),
    maxMonths === null ? [] : t('finance:partners.maxMonths', { months: maxMonths }),
    t('finance:partners.asOf', { date: sourceDate }),
  ]
  return { id, name, isParticipatory, description, terms: terms.flat().join(' · ') }
}

/**
 * The fields' texts with their plain numbers as the country writes them; anything else stays as it was typed, and so does a
 * number that would be read otherwise then.
 */
export function writtenTexts(texts: LoanTexts, language: FormatContext['language']): LoanTexts {
  const written = (field: LoanField) => {
    const text = texts[field]
    if (!/^\d{1,15}(?:\.\d+)?$/.test(text)) return text
    const shown = formatNumber(Number(text), { edition: edition.id, language }, decimalsOf(Number(text)))
    return readLoanField(field, shown) === readLoanField(field, text) ? shown : text
  }
  return Object.fromEntries(
    LOAN_FIELDS.map((field) => [field, field === 'car' ? texts.car : written(field)]),
  ) as LoanTexts
}

/** As many decimals as a number has, two at most. */
function decimalsOf(value: number): number {
  return Number(value.toFixed(2)).toString().split('.')[1]?.length ?? 0
}
