import type { FieldRule } from './field-rules.ts'
import type { PictureShape } from './received-picture.ts'

/**
 * The guard of an operation: it needs nothing, a session if there is one, a session, or a refresh token. Where a session is
 * optional, an invalid one counts as none.
 */
export type Guard = 'open' | 'optional' | 'session' | 'refresh'

/**
 * A rate limit: how often a client may do something within a window. A client is a network: an IPv4 address, or 64 bits of
 * an IPv6 address. With `account` it is who is signed in, whatever the network. With `stranger` the handler counts, since it alone
 * recognises known devices, which do not count.
 */
export type Limit = { times: number; seconds: number; per: 'network' | 'account' | 'stranger' }

/**
 * How long an answer is cached, by the server and by browsers: `never`; `version`, until the data of its edition change; or
 * `minute`, until then but for a minute at most, for answers that also change by themselves. Cached answers are the same
 * for everybody.
 */
export type Caching = 'never' | 'version' | 'minute'

/** The kind of body. `multipart` is a form with pictures. A `form` is accepted and not read: the address contains everything. */
export type BodyKind = 'nothing' | 'json' | 'multipart' | 'form'

type Only<T, Part> = T extends Part ? T : never
/** An operation as openapi-typescript describes it. */
export type OperationType = { parameters: object; requestBody?: unknown; responses: object }

type ContentOf<Op extends OperationType> = Only<NonNullable<Op['requestBody']>, { content: object }>['content']

type JsonOf<Op extends OperationType> = Only<ContentOf<Op>, { 'application/json': object }>['application/json']

type MultipartOf<Op extends OperationType> = Only<
  ContentOf<Op>,
  { 'multipart/form-data': object }
>['multipart/form-data']

/** The kind of body in the contract. */
type BodyKindOf<Op extends OperationType> = [ContentOf<Op>] extends [never]
  ? 'nothing'
  : [JsonOf<Op>] extends [never]
    ? 'application/x-www-form-urlencoded' extends keyof ContentOf<Op>
      ? 'form'
      : 'multipart'
    : 'json'

type HeadersOf<Op extends OperationType> = Only<Op['parameters']['header' & keyof Op['parameters']], object>

/** Whether the contract requires an Idempotency-Key. */
type TakesKey<Op extends OperationType> = [HeadersOf<Op>] extends [never]
  ? false
  : 'Idempotency-Key' extends keyof HeadersOf<Op>
    ? true
    : false

/** The form's rule of each field of a body; null where the contract's schema is enough. */
type FieldRulesOf<Body> = { readonly [Field in keyof Body]-?: FieldRule | null }

/** Names of a form's fields that take files: one, or a list. */
type FileFieldOf<Form> = {
  [Field in keyof Form]-?: NonNullable<Form[Field]> extends Blob | readonly Blob[] ? Field : never
}[keyof Form]

/** The rules of a body's fields, and what the pictures of a form are for. */
type BodyRulesOf<Op extends OperationType> =
  BodyKindOf<Op> extends 'json'
    ? { fields: FieldRulesOf<JsonOf<Op>>; files?: undefined }
    : BodyKindOf<Op> extends 'multipart'
      ? {
          fields: FieldRulesOf<Omit<MultipartOf<Op>, FileFieldOf<MultipartOf<Op>>>>
          files: Readonly<Record<FileFieldOf<MultipartOf<Op>>, PictureShape>>
        }
      : { fields?: undefined; files?: undefined }

type Access<Op extends OperationType> =
  | { guard: 'open'; caching: TakesKey<Op> extends true ? 'never' : Caching }
  | { guard: Exclude<Guard, 'open'>; caching: 'never' }

/** The row of an operation in the table: everything that the server does before it calls the handler. */
export type RulesOf<Op extends OperationType> = Readonly<
  Access<Op> & {
    /** Null for no limit; not allowed where the contract has a 429. */
    limit: 429 extends keyof Op['responses'] ? Limit : Limit | null
    takes: BodyKindOf<Op>
    /** Whether it is idempotent by its key: one transaction, which also stores the answer. */
    once: TakesKey<Op>
    /** The largest JSON body, bytes; the server's own limit where it is not said. */
    bytes?: number
    /** Whether a body asks for a text message, which has limits besides; only with a key, by which it is sent once. */
    texts?: TakesKey<Op> extends true ? (body: JsonOf<Op>) => boolean : never
    /** A field with a new password, whose hash the handler gets in its place: it is made before the transaction. */
    hashes?: TakesKey<Op> extends true ? keyof JsonOf<Op> & string : never
  } & BodyRulesOf<Op>
>

/** The row of any operation. */
export type Rules = Readonly<{
  guard: Guard
  limit: Limit | null
  takes: BodyKind
  once: boolean
  caching: Caching
  bytes?: number
  texts?: (body: never) => boolean
  hashes?: string
  fields?: Readonly<Record<string, FieldRule | null>> | undefined
  files?: Readonly<Record<string, PictureShape>> | undefined
}>
