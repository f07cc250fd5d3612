import fc from 'fast-check'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { credentialHeaders } from '../credentials.ts'
import type { Expected } from '../expected.ts'
import { anyHeaders, type Headers } from '../headers.ts'
import { type HostHeader, hostsOf, withProxy } from '../hosts.ts'
import type { KnownValues } from '../known-values.ts'
import { origins } from '../origins.ts'
import type { BuiltRoutes } from './built-routes.ts'
import { formBodies } from './form-body.ts'
import { formPaths, sitePaths } from './page-paths.ts'

/** A request for a page, or a form sent to one, as it goes over the wire but for its secrets. */
export type SiteRequest = HostHeader & {
  edition: EditionId
  method: string
  path: string
  headers: Headers
  body?: string
  expected: Expected
}

const credentials = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: credentialHeaders })

/** Requests for whatever the sites of all editions serve, and what they do not. */
export function pageRequests(routes: BuiltRoutes, known: KnownValues): fc.Arbitrary<SiteRequest> {
  return fc.oneof(
    ...EDITION_IDS.map((edition) =>
      fc
        .record({
          path: sitePaths(routes[edition], edition, known),
          method: fc.oneof(
            { weight: 12, arbitrary: fc.constant('GET') },
            { weight: 2, arbitrary: fc.constant('HEAD') },
            { weight: 1, arbitrary: fc.constantFrom('OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND') },
          ),
          host: hostsOf(edition),
          headers: anyHeaders,
          credentials,
        })
        .map(({ host, headers, credentials: own, ...rest }): SiteRequest => {
          return { edition, ...withProxy(host, headers), ...rest, headers: { ...headers, ...own }, expected: 'open' }
        }),
    ),
  )
}

/** Forms that are sent to the pages of all editions. */
export function formRequests(routes: BuiltRoutes, known: KnownValues): fc.Arbitrary<SiteRequest> {
  return fc.oneof(
    ...EDITION_IDS.map((edition) =>
      fc
        .record({
          path: formPaths(routes[edition], edition, known),
          form: formBodies(edition, known),
          origin: origins,
          host: hostsOf(edition),
          headers: anyHeaders,
          credentials,
        })
        .map(({ path, form, origin, host, headers, credentials: own }): SiteRequest => {
          const type: Headers = form.contentType === null ? {} : { 'content-type': form.contentType }
          return {
            edition,
            ...withProxy(host, headers),
            method: 'POST',
            path,
            headers: { ...headers, ...own, ...origin.headers, ...type },
            body: form.text,
            expected: origin.expected === 'refused' ? 'refused' : 'open',
          }
        }),
    ),
  )
}
