import type { operations } from '@otosafi/api-client/schema'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Write } from '../db/in-transaction.ts'
import type { OperationId } from './document.ts'
import type { Guarded } from './guarded.ts'
import type { NotImplemented } from './not-implemented.ts'
import type { Credentials, Session } from './session.ts'

/** Parameters for which the contract has a default: in a handler they are always there. A test compares the list. */
export const DEFAULTED = ['page', 'limit', 'sort', 'facets', 'all', 'featured', 'order', 'days'] as const
type Defaulted = (typeof DEFAULTED)[number]

/** Who asks, from where, in which language. */
export type RequestContext = {
  edition: EditionFacts
  /** Chosen from Accept-Language among the edition's (decision 4). */
  language: Language
  /** Where the edition's pages are, for links in mails: `https://otosafi.ma`. */
  origin: string
  requestId: string
  /** Whose session it is; null for somebody who is not signed in, and where the contract does not ask. */
  session: Session | null
  /** The tokens that came along where the contract asks for any, good or not. */
  credentials: Credentials
  /** What tells visitors apart for a day; never stored or logged. */
  visitor: { address: string; userAgent: string }
  /** Whether the request came over https, which decides what its cookies are called. */
  isSecure: boolean
  /** What this device was given at an earlier sign-in. */
  knownDevice: string | null
}

/** For operations that take an Idempotency-Key: all that is done goes through one transaction, and is done once. */
export type WriteContext = RequestContext & { write: Write }

type SignedIn = { session: Session }

type ContextOf<Id extends OperationId> = ('Idempotency-Key' extends keyof In<ParametersOf<Id>, 'header'>
  ? WriteContext
  : RequestContext) &
  (Id extends Guarded ? SignedIn : unknown)

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']
type WithDefaults<T> = T & { [Name in keyof T & Defaulted]-?: NonNullable<T[Name]> }
type In<Parameters, Place extends string> = Place extends keyof Parameters
  ? NonNullable<Parameters[Place]>
  : Readonly<Record<string, never>>
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** What a handler is given: everything decoded and valid. */
export type Input<Id extends OperationId> = {
  query: WithDefaults<In<ParametersOf<Id>, 'query'>>
  path: In<ParametersOf<Id>, 'path'>
  body: operations[Id] extends { requestBody: infer Body } ? JsonOf<Body> : undefined
}

/** Headers of an answer; several of one name as a list. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

type Success = 200 | 201 | 202 | 204
type ResponsesOf<Id extends OperationId> = operations[Id]['responses']

/** The answers that the contract has for success; failures are thrown as `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & Success]: {
    status: Status
    body: JsonOf<ResponsesOf<Id>[Status]>
    headers?: AnswerHeaders
  }
}[keyof ResponsesOf<Id> & Success]

/** Answers one operation. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  context: ContextOf<Id>,
) => Promise<Answer<Id>> | Answer<Id>

/** A handler for every operation but those that are not implemented yet. */
export type Handlers = { [Id in Exclude<OperationId, NotImplemented>]: Handler<Id> }

/** The handlers of one resource. */
export type HandlersOf<Id extends Exclude<OperationId, NotImplemented>> = Pick<Handlers, Id>

/** Body of a successful answer. */
export type BodyOf<Id extends OperationId> = Answer<Id>['body']
