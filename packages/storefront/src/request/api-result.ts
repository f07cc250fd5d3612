import { data } from 'react-router'

/** Statuses of the API and what they mean for the page that asked: an id that cannot be one is an unknown page. */
const PAGE_STATUS: Readonly<Record<number, number>> = { 404: 404, 410: 410, 422: 404 }
/** Anything else means that the API is not well. */
const UNAVAILABLE = 503

/** The data of an API answer. Throws the page's own error answer when there is none: 404 stays 404, the rest is 503. */
export function need<Data>({ data: body, response }: { data?: Data; response: Response }): Data {
  if (body !== undefined) return body
  throw data(null, { status: PAGE_STATUS[response.status] ?? UNAVAILABLE })
}
