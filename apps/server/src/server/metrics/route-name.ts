import type { FastifyReply, FastifyRequest } from 'fastify'

import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pagePathOf } from '@otosafi/framework-output/data/page-path'

/** The kind and route of a request. `route` is one of a fixed set, whatever the address. */
export type RouteName = { kind: 'api' | 'office' | 'page' | 'form' | 'static' | 'media' | 'other'; route: string }

const UNKNOWN: RouteName = { kind: 'other', route: 'other' }
const STATIC: RouteName = { kind: 'static', route: 'static' }
/** The pattern of the routes that serve all pages and files of an edition. */
const SITE = '/*'
const MEDIA: ReadonlySet<string> = new Set(['/photos/*', '/sounds/*'])
/** Patterns below the two APIs; those without an operation are for refusals. */
const OF_APIS = /^\/(?:api|office)(?:\/|$)/

/** The kind and route of an answered request, without any part of its address that visitors choose. */
export function routeNameOf(
  { routeOptions, url, method }: Pick<FastifyRequest, 'routeOptions' | 'url' | 'method'>,
  { statusCode }: Pick<FastifyReply, 'statusCode'>,
): RouteName {
  const pattern = routeOptions.url
  if (pattern === undefined) return UNKNOWN
  const { operation } = routeOptions.config
  if (operation !== undefined) return { kind: pattern.startsWith('/api/') ? 'api' : 'office', route: operation }
  if (pattern === SITE) return pageOf(url, method, statusCode)
  if (MEDIA.has(pattern)) return { kind: 'media', route: pattern }
  return OF_APIS.test(pattern) ? UNKNOWN : { kind: 'other', route: pattern }
}

function pageOf(url: string, method: string, status: number): RouteName {
  const page = parsePath(pagePathOf(url.split('?')[0] ?? '/'))
  if (page !== null) return { kind: method === 'POST' ? 'form' : 'page', route: page.key }
  // Only the edition's files are found without being pages.
  return status < 300 || status === 304 ? STATIC : UNKNOWN
}
