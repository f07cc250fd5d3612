import type { FastifyRequest } from 'fastify'

import { hasSent } from '@otosafi/domain/forms/sent-cookie'
import { SENT } from '@otosafi/domain/forms/sent-parameter'

import { isOfOwnPage } from '../http/same-origin.ts'

/**
 * The address without the parameter of a form's success, where this browser did not send the form: the address was passed on.
 * Null for all other addresses. Without cookies, the request's origin decides.
 */
export function addressWithoutSent(request: Pick<FastifyRequest, 'url' | 'headers' | 'addressing'>): string | null {
  const { url, headers } = request
  const at = url.indexOf('?')
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at))
  const form = query.get(SENT)
  if (form === null) return null
  const { cookie } = headers
  if (cookie !== undefined ? hasSent(cookie, form) : cameFromOwnPage(request)) return null
  query.delete(SENT)
  return query.size === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${query.toString()}`
}

function cameFromOwnPage({ headers, addressing }: Pick<FastifyRequest, 'headers' | 'addressing'>): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  const origin = /^https?:\/\/[^/]+/i.exec(headers.referer ?? '')?.[0]
  return origin !== undefined && isOfOwnPage({ headers: { origin }, addressing })
}
