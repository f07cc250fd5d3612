import fc from 'fast-check'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import type { OperationId } from '@otosafi/server/contract/document'
import { type Operation, SERVED } from '@otosafi/server/contract/operations'

import { credentialHeaders } from '../credentials.ts'
import { type Expected, expectedOf } from '../expected.ts'
import { anyHeaders, type Headers } from '../headers.ts'
import { type HostHeader, hostsOf, withProxy } from '../hosts.ts'
import { anyJunk } from '../junk.ts'
import type { KnownValues } from '../known-values.ts'
import { origins } from '../origins.ts'
import { placeFor } from '../secrets.ts'
import { bodiesFor } from './write-body.ts'

/** Whether a request is sent once more: after the first, at the same time, or with something else in it. */
export type Again = 'no' | 'after' | 'together' | 'changed'

/** A request that changes something, as it goes over the wire but for its secrets. */
export type WriteRequest = HostHeader & {
  operation: OperationId
  edition: EditionId
  method: string
  path: string
  headers: Headers
  body: string
  encoding: BufferEncoding
  again: Again
  /** The contract's expectation for the whole request. */
  expected: Expected
}

/** Every operation that changes something and has a handler. */
export const WRITES: readonly Operation[] = SERVED.filter(({ method }) => method !== 'GET')

const KEY = 'idempotency-key'

/** Operations that check or hash a password. */
const SLOW: ReadonlySet<OperationId> = new Set([
  'login',
  'verifyAccount',
  'resetPassword',
  'changePassword',
  'deleteAccount',
])

/** Requests for all writes of all editions. */
export function writeRequests(known: KnownValues): fc.Arbitrary<WriteRequest> {
  // Passwords are slow to check on purpose.
  const weightOf = ({ id, body }: Operation) => (SLOW.has(id) ? 1 : body === null ? 2 : 4)
  return fc.oneof(
    ...WRITES.flatMap((operation) =>
      EDITION_IDS.map((edition) => ({
        weight: weightOf(operation),
        arbitrary: requestsOf(operation, edition, known),
      })),
    ),
  )
}

function requestsOf(operation: Operation, edition: EditionId, known: KnownValues): fc.Arbitrary<WriteRequest> {
  return fc
    .record({
      path: pathsOf(operation, edition, known),
      key: operation.once ? keysOf(operation) : fc.constant({ headers: {}, expected: 'taken' as const }),
      origin: origins,
      body: bodiesFor(operation, { operation: operation.id, edition, known }),
      host: hostsOf(edition),
      headers: anyHeaders,
      credentials: credentialsFor(operation),
      again: fc.oneof(
        { weight: 6, arbitrary: fc.constant<Again>('no') },
        { weight: 3, arbitrary: fc.constantFrom<Again>('after', 'together', 'changed') },
      ),
    })
    .map(({ path, key, origin, body, host, headers, credentials, again }): WriteRequest => {
      const expected = expectedOf([path.expected, key.expected, origin.expected, body.expected, credentials.expected])
      const type: Headers = body.contentType === null ? {} : { 'content-type': body.contentType }
      const addressed = withProxy(host, headers)
      return {
        operation: operation.id,
        edition,
        ...addressed,
        method: operation.method,
        path: `/api${path.text}`,
        headers: { ...headers, ...credentials.headers, ...origin.headers, ...key.headers, ...type },
        body: body.text,
        encoding: body.encoding,
        again,
        expected:
          addressed.leads === 'elsewhere' && expected === 'taken'
            ? 'open'
            : addressed.leads === 'nowhere'
              ? 'refused'
              : expected,
      }
    })
}

type Part = { headers: Headers; expected: Expected }

const OWN = { authorization: `Bearer ${placeFor('own')}` }

/** Credentials of a request. A signed-in case has an account of its own, since it may be deleted. */
function credentialsFor({ guard }: Operation): fc.Arbitrary<Part> {
  if (guard !== 'session') {
    return fc
      .oneof({ weight: guard === 'open' ? 9 : 1, arbitrary: fc.constant({}) }, credentialHeaders)
      .map((headers): Part => ({ headers, expected: 'taken' }))
  }
  const others = credentialHeaders.map((headers): Part => {
    const own = Object.entries(headers).map(([name, text]) => [
      name,
      text.replaceAll(placeFor('access'), placeFor('own')),
    ])
    return { headers: Object.fromEntries(own) as Headers, expected: 'open' }
  })
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<Part>({ headers: OWN, expected: 'taken' }) },
    { weight: 1, arbitrary: others },
  )
}

const brought: fc.Arbitrary<Part> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Part>({ headers: { [KEY]: placeFor('key') }, expected: 'taken' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'x',
        'constructor',
        `urn:uuid:${placeFor('key')}`,
        `{${placeFor('key')}}`,
        `${placeFor('key')}x`,
        '0'.repeat(6000),
      )
      .map((key): Part => ({ headers: { [KEY]: key }, expected: 'refused' })),
  },
)
const keys: fc.Arbitrary<Part> = fc.oneof(
  { weight: 13, arbitrary: brought },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Part>(
      { headers: {}, expected: 'refused' },
      { headers: { [KEY]: '' }, expected: 'refused' },
    ),
  },
)

/**
 * Keys of an operation that is done once; where the contract lets it go without, none is left out: nothing is then the
 * same again.
 */
function keysOf({ parameters }: Operation): fc.Arbitrary<Part> {
  return parameters.some(({ name, required }) => name.toLowerCase() === KEY && required) ? keys : brought
}

/** Addresses of an operation: of what there is, of what there is not, and of nothing at all. */
function pathsOf(
  operation: Operation,
  edition: EditionId,
  known: KnownValues,
): fc.Arbitrary<{ text: string; expected: Expected }> {
  const [parameter] = operation.parameters.filter((each) => each.in === 'path')
  if (parameter === undefined) return fc.constant({ text: operation.path, expected: 'taken' })
  const right = fc.constantFrom(...rightPlaces(operation, edition, known))
  const at = (text: string) => operation.path.replace(`{${parameter.name}}`, () => text)
  return fc.oneof(
    { weight: 8, arbitrary: right.map((text) => ({ text: at(text), expected: 'taken' as const })) },
    { weight: 1, arbitrary: anyJunk.map((text) => ({ text: at(text), expected: 'refused' as const })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('00000000', 'A'.repeat(43))
        .map((text) => ({ text: at(text), expected: 'refused' as const })),
    },
  )
}

/** Valid values of the parameter in an operation's path. */
function rightPlaces({ id, path }: Operation, edition: EditionId, known: KnownValues): readonly string[] {
  if (id === 'unsubscribe' || id === 'setSubscriberPreferences') return [placeFor('unsubscribe')]
  if (id === 'castVote') return [placeFor('poll')]
  if (id === 'stopAlerts') return [placeFor('stop')]
  if (id === 'cancelBooking' || id === 'startDeposit' || id === 'changeBookingContact') return [placeFor('booking')]
  if (id === 'moveVisit' || id === 'cancelVisit' || id === 'changeVisitContact') return [placeFor('visit')]
  if (id === 'scheduleInspection' || id === 'addSalePhotos' || id === 'removeSalePhoto') return [placeFor('sentSale')]
  if (id === 'cancelInspection') return [placeFor('appointedSale')]
  if (id === 'acceptOffer' || id === 'refuseOffer' || id === 'withdrawSale') return [placeFor('sale')]
  if (id === 'updateSavedSearch' || id === 'deleteSavedSearch') return [placeFor('savedSearch')]
  if (id === 'deleteWishlist') return [placeFor('favourite')]
  if (id === 'endSession') return [placeFor('ownSession')]
  return path.startsWith('/blogs/') ? known[edition].posts : known[edition].cars
}
