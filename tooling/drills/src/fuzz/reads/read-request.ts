import fc from 'fast-check'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import type { OperationId } from '@otosafi/server/contract/document'
import { type Operation, SERVED } from '@otosafi/server/contract/operations'
import type { ParameterSpec } from '@otosafi/server/contract/read-contract'

import { credentialHeaders } from '../credentials.ts'
import { type Expected, expectedOf } from '../expected.ts'
import { anyHeaders, type Headers } from '../headers.ts'
import { type HostHeader, hostsOf, withProxy } from '../hosts.ts'
import { headerText, unknownParameters } from '../junk.ts'
import { knownFor, type KnownValues } from '../known-values.ts'
import { type Given, valuesOf } from './parameter-values.ts'

/** A request for something of the read API, as it goes over the wire. */
export type ReadRequest = HostHeader & {
  operation: OperationId
  edition: EditionId
  method: 'GET' | 'HEAD'
  path: string
  headers: Headers
  /** Whether it is asked once more with the ETag of the first answer. */
  revalidates: boolean
  /** The contract's expectation for the whole request. */
  expected: Expected
}

/** Every operation that reads and has a handler. */
export const READS: readonly Operation[] = SERVED.filter(({ method }) => method === 'GET')

/** Characters of an address that a server reads together with its headers, which have 16 KB. */
const MAX_PATH_LENGTH = 10_000

/** Requests for all reads of all editions, those with many parameters most often. */
export function readRequests(known: KnownValues): fc.Arbitrary<ReadRequest> {
  const each = READS.flatMap((operation) =>
    EDITION_IDS.map((edition) => ({
      weight: 4 + operation.parameters.length,
      arbitrary: requestsOf(operation, edition, known),
    })),
  )
  return fc.oneof(...each).filter(({ path }) => path.length <= MAX_PATH_LENGTH)
}

function requestsOf(operation: Operation, edition: EditionId, known: KnownValues): fc.Arbitrary<ReadRequest> {
  const any = givenFor(operation, (parameter) => valuesOf(parameter, knownFor(known, edition, operation, parameter)))
  const given = namesModel(operation) ? withModels(any, known[edition].pairs) : any
  return fc
    .record({
      given,
      unknown: unknownParameters,
      method: fc.oneof({ weight: 7, arbitrary: fc.constant('GET' as const) }, fc.constant('HEAD' as const)),
      host: hostsOf(edition),
      headers: fc.oneof({ weight: 3, arbitrary: anyHeaders }, conditions),
      credentials: operation.guard === 'open' ? fc.constant({}) : credentialHeaders,
      revalidates: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, fc.constant(true)),
    })
    .map(({ given: values, unknown, host, headers, credentials, ...rest }) => ({
      operation: operation.id,
      edition,
      ...withProxy(host, headers),
      ...rest,
      path: pathOf(operation, values, unknown),
      headers: { ...headers, ...credentials, ...headersOf(values) },
      expected: expectedOf(values.map(({ expected }) => expected)),
    }))
}

/** Whether an operation requires a brand and one of its models. */
function namesModel({ parameters }: Operation): boolean {
  return ['brand', 'model'].every((name) => parameters.some((each) => each.name === name && each.required))
}

/** The same values, mostly with a brand and one of its own models in their place. */
function withModels(given: fc.Arbitrary<Given[]>, pairs: KnownValues[EditionId]['pairs']): fc.Arbitrary<Given[]> {
  return fc.tuple(given, fc.option(fc.constantFrom(...pairs), { freq: 4 })).map(([values, pair]) =>
    values.map((each) => {
      const name = each.name === 'brand' || each.name === 'model' ? pair?.[each.name] : undefined
      return name === undefined ? each : { ...each, texts: [name], expected: 'taken' }
    }),
  )
}

/** Values for what must be given, and for some or all of what may be. A required one is left out now and then. */
function givenFor(
  operation: Operation,
  valuesFor: (parameter: ParameterSpec) => fc.Arbitrary<Given>,
): fc.Arbitrary<Given[]> {
  const required = operation.parameters
    .filter((parameter) => parameter.required)
    .map((parameter) => {
      const { name, in: place } = parameter
      const missing = fc.constant<Given>({ name, in: place, texts: [], expected: 'refused' })
      const values = valuesFor(parameter)
      return place === 'path' ? values : fc.oneof({ weight: 12, arbitrary: values }, { weight: 1, arbitrary: missing })
    })
  const optional = operation.parameters.filter((parameter) => !parameter.required).map(valuesFor)
  const chosen = fc
    .oneof(
      { weight: 9, arbitrary: fc.subarray(optional, { maxLength: Math.min(4, optional.length) }) },
      { weight: 1, arbitrary: fc.subarray(optional) },
    )
    .chain((some) => fc.tuple(...some))
  return fc.tuple(fc.tuple(...required), chosen).map(([must, may]) => [...must, ...may])
}

function pathOf(
  operation: Operation,
  given: readonly Given[],
  unknown: readonly (readonly [name: string, text: string | null])[],
): string {
  let path: string = operation.path
  const pairs: string[] = []
  for (const { name, in: place, texts } of given) {
    if (place === 'path') path = path.replace(`{${name}}`, () => texts.join(''))
    if (place === 'query') pairs.push(...texts.map((text) => `${name}=${text}`))
  }
  pairs.push(...unknown.map(([name, text]) => (text === null ? name : `${name}=${text}`)))
  return `/api${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

function headersOf(given: readonly Given[]): Headers {
  const headers = given.filter((each) => each.in === 'header')
  return Object.fromEntries(headers.map(({ name, texts }) => [name.toLowerCase(), texts.join('')]))
}

/** Conditional headers of a client with a cache. */
const conditions = fc
  .oneof(
    fc.constantFrom('*', '"x"', 'W/"ma-1-x"', '"a", W/"b"', ',,,', 'W/', '"', ', *'),
    headerText(60),
    fc.constant('"x",'.repeat(700)),
  )
  .map((tags): Headers => ({ 'if-none-match': tags }))
