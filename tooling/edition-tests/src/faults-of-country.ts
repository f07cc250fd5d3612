import type { CountryFacts } from '@otosafi/editions/country'

import { isDate } from './is-date.ts'

/** The errors of what is true of an edition's country, in words; the compiler checks the types. `country` is its code, if any. */
export function faultsOfCountry(
  { visits, holidays, papers, repairs, keeping }: CountryFacts,
  country: string | null,
): string[] {
  const rules: (readonly [fault: string, holds: boolean])[] = [
    ['visits.places is no number of visits', Number.isInteger(visits.places) && visits.places > 0],
    ['holidays.source is empty', holidays.source !== ''],
    ['holidays.readOn is no date', isDate(holidays.readOn)],
    ['holidays.fixed holds what is no MM-DD', holidays.fixed.every((day) => isDate(`2024-${day}`))],
    ['holidays.fixed are none', country === null || holidays.fixed.length > 0],
    ['papers.visitFromYears is no number of years', Number.isInteger(papers.visitFromYears)],
    ['papers.transfer has no steps', country === null || papers.transfer.steps.length > 0],
    ['papers.date is no date', isDate(papers.date)],
    ['repairs are not above 0', repairs === null || Math.min(repairs.hour, repairs.perEuro) > 0],
    ['repairs.date is no date', repairs === null || isDate(repairs.date)],
    ['keeping.date is no date', keeping === null || isDate(keeping.date)],
  ]
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault)
}
