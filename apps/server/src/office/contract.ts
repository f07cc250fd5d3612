import type { operations } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import { ROLES } from '@otosafi/domain/office/roles'
import { STOCK_FILE_MAX_BYTES } from '@otosafi/domain/office/stock-file'
import { readEmail } from '@otosafi/domain/reading/read-email'
import document from '@otosafi/openapi/office.json' with { type: 'json' }
import { validateEmail } from '@otosafi/validators/email'
import { validateName } from '@otosafi/validators/name'
import { validatePassword } from '@otosafi/validators/password'

import { given } from '../contract/field-rules.ts'
import type { Rules, RulesOf } from '../contract/operation-rules.ts'
import { type OperationSpec, readContract } from '../contract/read-contract.ts'
import { isSensitive, type Sensitive } from './sensitive.ts'

/** Name of an operation of the office's contract. */
export type OfficeId = keyof operations

/** The office's extensions of an operation: the roles that allow it, and when it is sensitive. */
type OfficeOnly = { readonly roles: readonly Role[]; readonly sensitive?: Sensitive }
type OfficeRules<Id extends OfficeId> = RulesOf<operations[Id]> & OfficeOnly

const HOUR = 3600
const READ = { guard: 'session', limit: null, takes: 'nothing', once: false, caching: 'never' } as const
const WRITE = { ...READ, takes: 'json' } as const
/** Steps of signing in; guesses at one account are slowed down besides. */
const SIGN_IN = {
  guard: 'open',
  limit: { times: 100, seconds: HOUR, per: 'network' },
  takes: 'json',
  once: false,
  caching: 'never',
  roles: [],
} as const

/** Something that creates, once for its key. */
const CREATION = { ...WRITE, once: true } as const

/** A photograph, encoded anew. */
const PHOTO = {
  ...READ,
  limit: { times: 600, seconds: HOUR, per: 'network' },
  takes: 'multipart',
  fields: {},
  files: { photo: 'car' },
} as const

/** The largest body with a file of cars: JSON escapes its quotes and the ends of its lines. */
const IMPORT_BYTES = STOCK_FILE_MAX_BYTES * 1.5

/** The largest body with an item of content: a page of legal text in four languages. */
const CONTENT_BYTES = 2_000_000

/** Those who see to what visitors ask for, and to the sale of cars. */
const SALES: readonly Role[] = ['agent', 'manager', 'owner']
/** Those who write what is known of cars. */
const EDITING: readonly Role[] = ['editor', 'manager', 'owner']
/** Those who write reports. */
const INSPECTION: readonly Role[] = ['inspector', 'manager', 'owner']
/** Those who photograph cars. */
const PICTURES: readonly Role[] = ['inspector', ...EDITING]
const MANAGEMENT: readonly Role[] = ['manager', 'owner']
const OWNERS: readonly Role[] = ['owner']

const ALWAYS: Sensitive = [{}]
/** The rules of operations that change accounts of the team. */
const ACCOUNTS = { limit: { times: 30, seconds: HOUR, per: 'network' }, roles: OWNERS, sensitive: ALWAYS } as const

/** The steps of cases that give money back or out; a booking that is cancelled gives back what was paid online. */
const PAYING: Sensitive = [
  { kind: 'booking', action: 'refund' },
  { kind: 'booking', action: 'refundStray' },
  { kind: 'booking', action: 'cancel' },
  { kind: 'sale', action: 'pay' },
]

/** The server's checks for each operation, its permissions among them, before it calls the handler. */
const RULES = {
  beginSession: { ...SIGN_IN, fields: { email: given(validateEmail, readEmail), password: null } },
  proveSession: { ...SIGN_IN, fields: { ticket: null, code: null } },
  endSession: { ...READ, roles: ROLES },
  confirmSession: {
    ...WRITE,
    // With a stolen session, codes could be tried from many networks.
    limit: { times: 60, seconds: HOUR, per: 'account' },
    roles: ROLES,
    fields: { code: null },
  },
  getMe: { ...READ, roles: ROLES },
  listRequests: { ...READ, roles: SALES },
  getRequest: { ...READ, roles: SALES },
  actOnRequest: { ...WRITE, roles: SALES, fields: { action: null, answer: null, published: null } },
  noteOnRequest: { ...CREATION, roles: SALES, fields: { text: null } },
  setRequestOwner: { ...WRITE, roles: SALES, fields: { owner: null, former: null } },
  setRequestReminder: { ...WRITE, roles: SALES, fields: { remindOn: null, former: null } },
  listImports: { ...READ, roles: EDITING },
  getImport: { ...READ, roles: EDITING },
  importCars: {
    ...CREATION,
    roles: EDITING,
    sensitive: [{ replaces: true, isTrial: false }],
    bytes: IMPORT_BYTES,
    fields: { fileName: null, text: null, isTrial: null, replaces: null },
  },
  listCases: { ...READ, roles: SALES },
  getCase: { ...READ, roles: SALES },
  actOnCase: {
    ...WRITE,
    roles: SALES,
    sensitive: PAYING,
    fields: { action: null, reason: null, typed: null, event: null },
  },
  getCalendar: { ...READ, roles: SALES },
  setStoreDay: { ...WRITE, roles: MANAGEMENT, fields: { hours: null, until: null, former: null } },
  clearStoreDay: { ...READ, roles: MANAGEMENT },
  listStock: { ...READ, roles: ROLES },
  getStockCar: { ...READ, roles: ROLES },
  setCarPrice: { ...WRITE, roles: MANAGEMENT, fields: { price: null, former: null } },
  actOnCar: { ...WRITE, roles: SALES, sensitive: [{ action: 'sell' }], fields: { action: null } },
  getFeaturedChoice: { ...READ, roles: MANAGEMENT },
  setFeaturedChoice: { ...WRITE, roles: MANAGEMENT, fields: { cars: null, version: null } },
  getCatalogue: { ...READ, roles: EDITING },
  addCar: { ...CREATION, roles: EDITING, fields: { facts: null, mileageReadOn: null, price: null } },
  setCarFacts: { ...WRITE, roles: EDITING, fields: { facts: null, mileageReadOn: null, version: null } },
  deleteCar: { ...READ, roles: EDITING, sensitive: ALWAYS },
  getRecords: { ...READ, roles: EDITING },
  setRecords: { ...WRITE, roles: EDITING, fields: { records: null, version: null, language: null } },
  addCarPhoto: { ...PHOTO, once: true, roles: PICTURES },
  arrangeCarPhotos: { ...WRITE, roles: PICTURES, fields: { photos: null, version: null } },
  getInspection: { ...READ, roles: INSPECTION },
  inspectCar: {
    ...WRITE,
    roles: INSPECTION,
    fields: { odometer: null, language: null, points: null, signature: null, version: null },
  },
  publishCar: { ...READ, roles: MANAGEMENT },
  withdrawCar: { ...READ, roles: MANAGEMENT },
  listContent: { ...READ, roles: EDITING },
  getContent: { ...READ, roles: EDITING },
  addContent: {
    ...CREATION,
    roles: EDITING,
    bytes: CONTENT_BYTES,
    fields: { values: null, isPublished: null, publishAt: null },
  },
  setContent: {
    ...WRITE,
    roles: EDITING,
    bytes: CONTENT_BYTES,
    fields: { values: null, isPublished: null, publishAt: null, version: null },
  },
  addPicture: { ...PHOTO, roles: EDITING },
  listClaims: { ...READ, roles: EDITING },
  checkClaim: {
    ...WRITE,
    roles: MANAGEMENT,
    fields: { evidence: null, legalNote: null, validUntil: null, version: null },
  },
  getNumbers: { ...READ, roles: MANAGEMENT },
  listTeam: { ...READ, roles: OWNERS },
  inviteColleague: {
    ...CREATION,
    ...ACCOUNTS,
    fields: {
      name: given(validateName),
      email: given(validateEmail, readEmail),
      role: null,
      editions: null,
    },
  },
  changeColleague: {
    ...WRITE,
    ...ACCOUNTS,
    fields: { name: given(validateName), role: null, editions: null, version: null },
  },
  inviteAgain: { ...READ, ...ACCOUNTS },
  closeAccount: { ...READ, ...ACCOUNTS },
  acceptInvitation: { ...SIGN_IN, fields: { token: null, password: given(validatePassword) } },
  listAudit: { ...READ, roles: MANAGEMENT },
  exportAudit: { ...READ, roles: MANAGEMENT, limit: { times: 60, seconds: HOUR, per: 'network' } },
} as const satisfies { readonly [Id in OfficeId]: OfficeRules<Id> }

/** An operation with its row and its contract. */
export type OfficeOperation = OperationSpec<OfficeId> & Rules & OfficeOnly

/** Every operation of the office, in the contract's order. */
export const OFFICE_OPERATIONS: readonly OfficeOperation[] = readContract<OfficeId>(document).operations.map(
  (spec) => ({
    ...spec,
    ...RULES[spec.id],
  }),
)

/** Whether an operation with these values of its path and body is sensitive. */
export function isSensitiveAct(id: OfficeId, given: Readonly<Record<string, string>>): boolean {
  const { sensitive = [] }: OfficeOnly = RULES[id]
  return isSensitive(sensitive, given)
}

/** Whether somebody's role opens the requests of visitors. */
export function seesRequests({ role }: { role: Role }): boolean {
  return operationsOf(role).includes('getRequest')
}

/** The operations that a role allows. */
export function operationsOf(role: Role): OfficeId[] {
  return OFFICE_OPERATIONS.filter(({ roles }) => roles.includes(role)).map(({ id }) => id)
}
