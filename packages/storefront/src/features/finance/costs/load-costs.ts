import { edition } from '#edition'
import type { Car, LoanTerms } from '@otosafi/api-client/schema'
import { energyPriceOf } from '@otosafi/domain/car/energy-cost'
import { readCarId } from '@otosafi/domain/reading/read-car-id'
import { CURRENCIES } from '@otosafi/editions/currency'
import { formatNumber } from '@otosafi/editions/format/number'
import { keepingCostsOf } from '@otosafi/editions/keeping/keeping-costs'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { carTitle } from '../../../parts/car-cards/car-title.ts'
import { dataOrThrow } from '../../../request/api-result.ts'
import type { PageRequest } from '../../../request/page-request.ts'
import { unitText } from '../../../texts/unit-text.ts'
import { calculatorTerms } from '../load-finance.ts'
import { firstTaxOf, LOAN_FIELDS, type LoanReading, loanTextsOf, readLoan } from '../read-loan.ts'
import { COST_FIELDS, type CostTexts, type GivenCosts } from './read-costs.ts'

/** Where the kilometres begin on a device that keeps none. */
const FIRST_KILOMETRES = 1000

type Request = Pick<PageRequest, 'api' | 't' | 'url' | 'language'>

/** Loaded data of the page of a car's costs. */
export type LoadedCosts = {
  name: string
  address: string
  calculator: string
  /** Hidden fields of the form. */
  sent: readonly (readonly [name: string, value: string])[]
  given: GivenCosts
  first: CostTexts
  /** Whether the address says the kilometres: those that the device keeps do not count then. */
  hasKilometres: boolean
  words: ReturnType<typeof wordsOf>
}

/** The costs of the car that the address names, with the loan of the address; null where it names no car that there is. */
export async function loadCosts({ api, t, url, language }: Request): Promise<LoadedCosts | null> {
  const id = readCarId(url.searchParams.get('car') ?? '')
  if (id === null) return null
  const [answer, answeredTerms] = await Promise.all([
    api.GET('/cars/{id}', { params: { path: { id } } }),
    api.GET('/loans/terms'),
  ])
  if (answer.response.status === 404) return null
  const car = dataOrThrow(answer)
  const terms = dataOrThrow(answeredTerms)
  const query = new URLSearchParams(LOAN_FIELDS.flatMap((field) => pairOf(url.searchParams, field)))
  if (!query.has('price')) query.set('price', String(car.price))
  if (car.isNew) query.set('new', '1')
  query.set('car', id)
  const texts = loanTextsOf(query, terms, edition.priceStep)
  const { loan } = readLoan(texts, calculatorTerms(terms, texts), edition.priceStep)
  const keeping = keepingCostsOf(edition.id, car)
  const energyPrice = energyPriceOf(car.fuelType, edition.energy)
  const written = (value: number | null, decimals = 0) =>
    value === null ? '' : formatNumber(value, { edition: edition.id, language }, decimals)
  const usual: CostTexts = {
    kilometres: written(FIRST_KILOMETRES),
    consumption: written(car.fuelConsumption, 1),
    carInsurance: '',
    roadTax: written(keeping.roadTax),
  }
  return {
    name: carTitle(car),
    address: carPath(car, language),
    calculator: `${pathFor('finance', language)}?${query.toString()}`,
    sent: [...query],
    given: { loan: loan && loan.simulation.monthlyPayment + (loan.simulation.monthlyInsurance ?? 0), energyPrice },
    first: Object.fromEntries(
      COST_FIELDS.map((field) => [field, (url.searchParams.get(field) ?? usual[field]).slice(0, 20)]),
    ) as CostTexts,
    hasKilometres: url.searchParams.has('kilometres'),
    words: wordsOf(car, { loan, terms, keeping }, t),
  }
}

function pairOf(query: URLSearchParams, name: string): [string, string][] {
  const value = query.get(name)
  return value === null || value === '' ? [] : [[name, value.slice(0, 20)]]
}

/** The page's texts: browsers have none of this page. */
function wordsOf(
  car: Pick<Car, 'fuelType' | 'fuelConsumption'>,
  {
    loan,
    terms,
    keeping: { roadTax, insurance, date },
  }: {
    loan: LoanReading['loan']
    terms: Pick<LoanTerms, 'rateDate' | 'taxOnInterest'>
    keeping: ReturnType<typeof keepingCostsOf>
  },
  t: Request['t'],
) {
  const isElectric = car.fuelType === 'ev'
  const [min, max] = insurance ?? []
  return {
    calculator: t('finance:form.title'),
    submit: t('finance:form.submit'),
    fields: {
      kilometres: t('meta:carCosts.kilometres'),
      consumption: t(isElectric ? 'car.label.electricConsumption' : 'car.label.fuelConsumption'),
      carInsurance: t('meta:carCosts.insurance'),
      roadTax: t('meta:carCosts.roadTax'),
    },
    slider: t('finance:form.slider', { field: t('meta:carCosts.kilometres') }),
    units: {
      kilometres: unitText('km', t),
      consumption: unitText(isElectric ? 'kWhPer100Km' : 'litresPer100Km', t),
      carInsurance: CURRENCIES[edition.currency].symbol,
      roadTax: CURRENCIES[edition.currency].symbol,
    },
    help: {
      kilometres: t('meta:carCosts.kept'),
      consumption: t(car.fuelConsumption === null ? 'meta:carCosts.unstated' : 'meta:carCosts.stated'),
      carInsurance:
        min === undefined || max === undefined
          ? t('meta:carCosts.insuranceHelp')
          : t('meta:carCosts.insuranceRange', { min, max, date }),
      roadTax: roadTax === null ? t('meta:carCosts.roadTaxHelp') : t('meta:carCosts.roadTaxKnown', { date }),
    },
    parts: {
      loan: [
        t('finance:result.monthly'),
        ...(loan?.simulation.monthlyInsurance ? [t('finance:result.insurance')] : []),
      ].join(' + '),
      energy: t('meta:carCosts.energy'),
      insurance: t('meta:carCosts.insurance'),
      roadTax: t('meta:carCosts.roadTax'),
    },
    total: t('meta:carCosts.total'),
    unknown: t('meta:carCosts.unknown'),
    partial: t('meta:carCosts.partial'),
    notes: [
      ...(loan === null ? [] : loanNotes(loan, terms, t)),
      t('meta:carCosts.energyNote', { date: edition.energy.date }),
      t('meta:carCosts.upkeep'),
    ],
  }
}

/** The terms of a loan's monthly figure, that it is indicative, and what it is with the tax on interest (P-23). */
function loanNotes(
  { request, simulation }: NonNullable<LoanReading['loan']>,
  terms: Pick<LoanTerms, 'rateDate' | 'taxOnInterest'>,
  t: Request['t'],
): string[] {
  const { months, annualRate, contribution } = request
  const firstTax = firstTaxOf(simulation, terms)
  return [
    [
      t('car.monthly.terms', { months, rate: annualRate * 100, contribution }),
      t('car.monthly.note'),
      t('car.monthly.rateDate', { date: terms.rateDate }),
    ].join(' '),
    ...(firstTax === 0 ? [] : [t('finance:result.withTax', { amount: simulation.monthlyPayment + firstTax })]),
  ]
}
