import type { operations } from '@otosafi/api-client/schema'
import type { UsageChoice } from '@otosafi/domain/usage/usage-choice'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Write } from '../db/in-transaction.ts'
import type { OperationId } from './document.ts'
import type { GuardedId, OnceId } from './operations.ts'
import type { ReceivedPicture, StoredPicture } from './received-picture.ts'
import type { Credentials, Session } from './session.ts'
import type { AnswerOf, InputOf } from './typed-operation.ts'

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

/** Pictures of an operation with an Idempotency-Key are stored before its transaction, pending until that attaches them. */
type PictureOf<Id extends OperationId> = Id extends OnceId ? StoredPicture : ReceivedPicture

/** The input of a handler: decoded and validated. */
export type Input<Id extends OperationId> = InputOf<operations[Id], PictureOf<Id>>

/** The contract's successful responses; failures are thrown as `Problem`. */
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]>

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
