import { data } from 'react-router'

/** Statuses of the API that a page passes on as its own; anything else means that the API is not well. */
const PASSED_ON = [404, 410, 503]

/** The data of an API answer. Throws the page's own error answer when there is none: 404 stays 404, the rest is 503. */
export function need<Data>({ data: body, response }: { data?: Data; response: Response }): Data {
  if (body !== undefined) return body
  throw data(null, { status: PASSED_ON.includes(response.status) ? response.status : 503 })
}
