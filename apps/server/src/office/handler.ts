import type { operations } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { StoredPicture } from '../contract/received-picture.ts'
import type { AnswerOf, InputOf } from '../contract/typed-operation.ts'
import type { Write } from '../db/in-transaction.ts'
import type { AuditedValues } from '../db/office-tables.ts'
import type { OfficeId } from './contract.ts'
import type { Staff } from './staff.ts'

/** A change, as the audit log keeps it; personal fields of `before` and `after` are masked by who writes them. */
export type Change = {
  edition: EditionId | null
  subject: string
  before: AuditedValues | null
  after: AuditedValues | null
}

/** The context of a request to the office. */
export type OfficeContext = {
  requestId: string
  address: string
  /** The host by which the office is reached, with its port, which tells where the editions' pages are. */
  host: string
  /** Whether the request came over https, which determines the name of its cookie. */
  isSecure: boolean
  now: Date
  /** The signed-in member of the team; null without a session. */
  staff: Staff | null
}

/** The additional context of an operation that needs a session. */
type SignedIn = {
  staff: Staff
  /** The secret of the session. */
  secret: string
}

/** The additional context of an operation that changes something. */
type Writing = {
  /** Its transaction. */
  write: Write
  /** Writes a change to the audit log. Without it the operation fails, and changes nothing. */
  audit: (change: Change) => Promise<void>
}

/** Steps of signing in, before there is a session. */
type OpenId = 'beginSession' | 'proveSession' | 'acceptInvitation'
/** Operations by GET, which get neither transaction nor audit log. A new one has to be named here. */
type ReadId =
  | 'getMe'
  | 'listRequests'
  | 'getRequest'
  | 'listImports'
  | 'getImport'
  | 'listCases'
  | 'getCase'
  | 'getCalendar'
  | 'listStock'
  | 'getStockCar'
  | 'getFeaturedChoice'
  | 'getCatalogue'
  | 'getInspection'
  | 'getRecords'
  | 'listContent'
  | 'getContent'
  | 'listClaims'
  | 'getNumbers'
  | 'listTeam'
  | 'listAudit'

type ContextOf<Id extends OfficeId> = OfficeContext &
  (Id extends OpenId ? unknown : SignedIn) &
  (Id extends OpenId | ReadId ? unknown : Writing)

/** Handles one operation of the office. */
export type OfficeHandler<Id extends OfficeId> = (
  input: InputOf<operations[Id], StoredPicture>,
  context: ContextOf<Id>,
) => Promise<AnswerOf<operations[Id]>>

/** A handler for every operation of the office. */
export type OfficeHandlers = { [Id in OfficeId]: OfficeHandler<Id> }

/** The handlers of one part of the office. */
export type OfficeHandlersOf<Id extends OfficeId> = Pick<OfficeHandlers, Id>
