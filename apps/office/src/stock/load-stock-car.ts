import type { LoaderFunctionArgs, Params } from 'react-router'

import type { StockCarDetails } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { staleIfError } from '../load-again.ts'

/** The parameters of calls about the car of an address. */
export function carParams({ edition, id }: Params | { edition: EditionId; id: string }) {
  return { path: { edition: edition as EditionId, id: id ?? '' } }
}

/** The car of an address. */
export function loadStockCar({ params, request }: LoaderFunctionArgs): Promise<StockCarDetails> {
  return staleIfError(request, dataOf(api.GET('/cars/{edition}/{id}', { params: carParams(params) })))
}
