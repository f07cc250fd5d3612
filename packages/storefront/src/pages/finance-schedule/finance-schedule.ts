import { data, type LoaderFunctionArgs } from 'react-router'

import { edition } from '#edition'
import { separatorsOf } from '@otosafi/editions/format/number'

import { calculatorTerms } from '../../features/finance/load-finance.ts'
import { loanTextsOf, readLoan } from '../../features/finance/read-loan.ts'
import { SCHEDULE_COLUMNS, scheduleCsv } from '../../features/finance/schedule-rows.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'

/** The table of the loan of an address as a CSV file. Throws the page's 404 where the address holds no possible loan. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, language, url } = pageRequest(args)
  const terms = dataOrThrow(await api.GET('/loans/terms'))
  const texts = loanTextsOf(url.searchParams, terms, edition.priceStep)
  const { loan } = readLoan(texts, calculatorTerms(terms, texts), edition.priceStep)
  if (loan === null) throw data(null, { status: 404 })
  const titles = SCHEDULE_COLUMNS.map((column) => t(`finance:schedule.${column}`))
  const separator = separatorsOf({ edition: edition.id, language }).decimal === ',' ? ';' : ','
  return new Response(scheduleCsv(loan.simulation, titles, separator), {
    headers: {
      ...FOR_ONE_VISITOR,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="otosafi.csv"',
    },
  })
}
