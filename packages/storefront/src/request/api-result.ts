import { data } from 'react-router'

/** The status of a page for a status of the API: a malformed id is an unknown page. */
const PAGE_STATUS: Readonly<Record<number, number>> = { 404: 404, 410: 410, 422: 404 }
/** The status of a page for any other status of the API. */
const UNAVAILABLE = 503

/** The data of an API answer. Without data it throws the page's error response, by {@link PAGE_STATUS}. */
export function dataOrThrow<Data>({ data: body, response }: { data?: Data; response: Response }): Data {
  if (body !== undefined) return body
  throw data(null, { status: PAGE_STATUS[response.status] ?? UNAVAILABLE })
}
