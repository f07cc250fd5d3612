import type { operations } from '@otosafi/api-client/schema'
import type { UsageChoice } from '@otosafi/domain/usage/usage-choice'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Write } from '../db/in-transaction.ts'
import type { OperationId } from './document.ts'
import type { GuardedId, OnceId } from './operations.ts'
import type { ReceivedPicture, StoredPicture } from './received-picture.ts'
import type { Credentials, Session } from './session.ts'

/** Parameters with a default in the contract: in a handler they are always present. A test compares the list. */
export const DEFAULTED = ['page', 'limit', 'sort', 'facets', 'all', 'featured', 'order', 'days'] as const
type Defaulted = (typeof DEFAULTED)[number]

/** Client, edition and language of a request. */
export type RequestContext = {
  edition: EditionFacts
  /** Negotiated by Accept-Language among the edition's languages (P-04). */
  language: Language
  /** The origin of the edition's pages, for links in mails: `https://otosafi.ma`. */
  origin: string
  requestId: string
  /** The session; null for a guest, and where the operation's guard does not ask for one. */
  session: Session | null
  /** The request's tokens, valid or not, where the operation's guard asks for any. */
  credentials: Credentials
  /** Distinguishes visitors for a day; never stored or logged. */
  visitor: { address: string; userAgent: string }
  /** Whether the request came over https, which determines the names of its cookies. */
  isSecure: boolean
  /** Whether the visitor agreed to be counted (P-39); null where no choice was made. */
  usageChoice: UsageChoice | null
  /** The known-device cookie. */
  knownDevice: string | null
}

/** For operations with an Idempotency-Key: the transaction of all their writes, which takes effect once. */
export type WriteContext = RequestContext & { write: Write }

type SignedIn = { session: Session }

type ContextOf<Id extends OperationId> = (Id extends OnceId ? WriteContext : RequestContext) &
  (Id extends GuardedId ? SignedIn : unknown)

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']
type WithDefaults<T> = T & { [Name in keyof T & Defaulted]-?: NonNullable<T[Name]> }
type In<Parameters, Place extends string> = Place extends keyof Parameters
  ? NonNullable<Parameters[Place]>
  : Readonly<Record<string, never>>
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** A form with its files as pictures that were encoded anew. */
type WithPictures<Form, Picture> = {
  [Field in keyof Form]: Form[Field] extends Blob | undefined
    ? Picture | Exclude<Form[Field], Blob>
    : Form[Field] extends readonly Blob[] | undefined
      ? readonly Picture[] | Exclude<Form[Field], readonly Blob[]>
      : Form[Field]
}

/** Pictures of an operation with an Idempotency-Key are stored before its transaction, pending until that attaches them. */
type PictureOf<Id extends OperationId> = Id extends OnceId ? StoredPicture : ReceivedPicture
type BodyIn<T, Picture> = T extends { content: { 'multipart/form-data': infer Form } }
  ? WithPictures<Form, Picture>
  : JsonOf<T>

/** The input of a handler: decoded and validated. */
export type Input<Id extends OperationId> = {
  query: WithDefaults<In<ParametersOf<Id>, 'query'>>
  path: In<ParametersOf<Id>, 'path'>
  body: operations[Id] extends { requestBody: infer Body } ? BodyIn<Body, PictureOf<Id>> : undefined
}

/** Headers of an answer; several of one name as a list. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

type Success = 200 | 201 | 202 | 204
type ResponsesOf<Id extends OperationId> = operations[Id]['responses']

/** The contract's successful responses; failures are thrown as `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & Success]: {
    status: Status
    body: JsonOf<ResponsesOf<Id>[Status]>
    headers?: AnswerHeaders
  }
}[keyof ResponsesOf<Id> & Success]

/** Handles one operation. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  context: ContextOf<Id>,
) => Promise<Answer<Id>> | Answer<Id>

/** A handler for every operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The handlers of one resource. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>

/** Body of a successful answer. */
export type BodyOf<Id extends OperationId> = Answer<Id>['body']
