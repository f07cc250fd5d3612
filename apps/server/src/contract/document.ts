import type { operations } from '@otosafi/api-client/schema'
import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

/** Name of an operation of the contract (spec section 7). */
export type OperationId = keyof operations

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * What an operation asks for: nothing, a session if there is one, a session, or a refresh token. A session that is no
 * good counts as none where one may do without.
 */
export type Guard = 'open' | 'optional' | 'session' | 'refresh'

export type ParameterSpec = { name: string; in: 'query' | 'path' | 'header'; required: boolean; schema: Schema }

/** What the router needs to know of an operation. */
export type OperationSpec = {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the contract writes it, below `/api`: `/cars/{id}`. */
  path: string
  parameters: ParameterSpec[]
  guard: Guard
  /** Schema of the JSON body; null where the operation takes none. */
  body: { required: boolean; schema: Schema } | null
  /** Schema of the answer by status and media type; null for an answer without a body. */
  responses: ReadonlyMap<string, ReadonlyMap<string, Schema>>
}

type Reference = { $ref?: string }
type Content = Record<string, { schema: Schema }>
type RawOperation = {
  operationId: string
  security?: Readonly<Record<string, unknown>>[]
  parameters?: (Reference & ParameterSpec)[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Reference & { content?: Content }>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The whole bundled contract, as the validators need it. */
export const CONTRACT: Schema = document

/** Every operation of the contract in its order. */
export const OPERATIONS: readonly OperationSpec[] = Object.entries(
  document.paths as unknown as Record<string, Partial<Record<(typeof METHODS)[number], RawOperation>>>,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method]
    return operation === undefined ? [] : [specOf(path, method, operation)]
  }),
)

function specOf(path: string, method: (typeof METHODS)[number], operation: RawOperation): OperationSpec {
  const json = operation.requestBody?.content['application/json']
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase() as OperationSpec['method'],
    path,
    parameters: (operation.parameters ?? []).map((parameter) => resolve(parameter)),
    guard: guardOf(operation.security ?? []),
    body: json === undefined ? null : { required: operation.requestBody?.required ?? false, schema: json.schema },
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        new Map(Object.entries(resolve(response).content ?? {}).map(([type, { schema }]) => [type, schema])),
      ]),
    ),
  }
}

function guardOf(security: readonly Readonly<Record<string, unknown>>[]): Guard {
  if (security.length === 0) return 'open'
  const schemes = security.flatMap(Object.keys)
  if (schemes.includes('bearerRefresh')) return 'refresh'
  return schemes.length < security.length ? 'optional' : 'session'
}

/** What a reference into the contract leads to; anything else as it is. */
export function resolve<T extends Reference>(value: T): T {
  if (value.$ref === undefined) return value
  const path = value.$ref.slice('#/'.length).split('/')
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as T
}
