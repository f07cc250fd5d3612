import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { editionOfHost } from '@otosafi/editions/host'

import { isOwnRequest } from '../../logging/log-requests.ts'
import { routeNameOf } from './route-name.ts'

/** Seconds. From a kept page to the most that a request may spend on the database (1.8 s). */
const BUCKETS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Adds the metrics of requests; the returned function adds the hook that measures them to an app, before its routes. */
export function createRequestMetrics(registry: Registry): (app: FastifyInstance) => void {
  const registers = [registry]
  const times = new Histogram({
    name: 'otosafi_http_request_seconds',
    help: 'From the head of a request to the end of its answer; what pages ask of the API in the process is theirs',
    labelNames: ['kind', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const byEdition = new Counter({
    name: 'otosafi_edition_requests_total',
    help: 'Answered requests by edition and class of status',
    labelNames: ['edition', 'status'],
    registers,
  })
  for (const edition of EDITION_IDS) byEdition.inc({ edition, status: '5xx' }, 0)

  const measure = (request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode } = reply
    const { kind, route } = routeNameOf(request, reply)
    times.observe({ kind, route, status: statusCode }, reply.elapsedTime / 1000)
    // Of a request that was refused as malformed no host is known.
    const edition = editionOfHost(request.addressing === undefined ? undefined : request.addressing.host)
    byEdition.inc({ edition, status: `${Math.floor(statusCode / 100)}xx` })
  }
  return (app) =>
    // Called back and not awaited: a promise for every request would cost as much as the rest.
    app.addHook('onResponse', (request, reply, done) => {
      if (!isOwnRequest(request)) measure(request, reply)
      done()
    })
}
