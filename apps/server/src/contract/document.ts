import type { operations } from '@otosafi/api-client/schema'
import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

/** Name of an operation of the contract (P-41). */
export type OperationId = keyof operations

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

export type ParameterSpec = { name: string; in: 'query' | 'path' | 'header'; required: boolean; schema: Schema }

/** An operation in the contract. */
export type OperationSpec = {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as in the contract, below `/api`: `/cars/{id}`. */
  path: string
  parameters: ParameterSpec[]
  /** Schema of the body, JSON or a form with files; null where the operation takes none. */
  body: { kind: 'json' | 'multipart'; required: boolean; schema: Schema } | null
  /** Schema of the answer by status and media type; null for an answer without a body. */
  responses: ReadonlyMap<string, ReadonlyMap<string, Schema>>
}

type Reference = { $ref?: string }
type Content = Record<string, { schema: Schema }>
type RawOperation = {
  operationId: string
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
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase() as OperationSpec['method'],
    path,
    parameters: (operation.parameters ?? []).map((parameter) => resolve(parameter)),
    body: bodyOf(operation),
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        new Map(Object.entries(resolve(response).content ?? {}).map(([type, { schema }]) => [type, schema])),
      ]),
    ),
  }
}

function bodyOf({ requestBody: body }: RawOperation): OperationSpec['body'] {
  const kinds = { json: 'application/json', multipart: 'multipart/form-data' } as const
  for (const kind of ['json', 'multipart'] as const) {
    const content = body?.content[kinds[kind]]
    // The one-click form may also come in this type; nothing of it is read.
    if (content !== undefined && !('application/x-www-form-urlencoded' in (body?.content ?? {})))
      return { kind, required: body?.required ?? false, schema: content.schema }
  }
  return null
}

/** Resolves a reference into the contract; returns anything else unchanged. */
export function resolve<T extends Reference>(value: T): T {
  if (value.$ref === undefined) return value
  const path = value.$ref.slice('#/'.length).split('/')
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as T
}
