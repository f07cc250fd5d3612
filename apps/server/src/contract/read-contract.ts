/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

export type ParameterSpec = { name: string; in: 'query' | 'path' | 'header'; required: boolean; schema: Schema }

/** An operation in a contract. */
export type OperationSpec<Id extends string = string> = {
  id: Id
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as in the contract, below the address of its server: `/cars/{id}`. */
  path: string
  parameters: ParameterSpec[]
  /** Schema of the body, JSON or a form with files; null where the operation takes none. */
  body: { kind: 'json' | 'multipart'; required: boolean; schema: Schema } | null
  /** Schema of the answer by status and media type; null for an answer without a body. */
  responses: ReadonlyMap<string, ReadonlyMap<string, Schema>>
  /** The contract that its schemas refer into. */
  contract: Contract
}

/** A contract. */
export type Contract<Id extends string = string> = {
  /** The whole bundled document, as the validators need it. */
  document: Schema
  /** Its operations, in their order. */
  operations: readonly OperationSpec<Id>[]
  /** Resolves a reference into the document; returns anything else unchanged. */
  resolve: <T extends Reference>(value: T) => T
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
type Paths = Readonly<Record<string, Partial<Record<(typeof METHODS)[number], RawOperation>>>>

/** Reads a bundled OpenAPI document. `Id` are the names of its operations. */
export function readContract<Id extends string>(document: Schema): Contract<Id> {
  const contract: Contract<Id> = {
    document,
    resolve: (value) => followReference(document, value),
    get operations() {
      return operations
    },
  }
  const operations = Object.entries(document['paths'] as Paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [specOf(contract, path, method, operation)]
    }),
  )
  return contract
}

function specOf<Id extends string>(
  contract: Contract<Id>,
  path: string,
  method: (typeof METHODS)[number],
  operation: RawOperation,
): OperationSpec<Id> {
  const { resolve } = contract
  return {
    id: operation.operationId as Id,
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
    contract,
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

function followReference<T extends Reference>(document: Schema, value: T): T {
  if (value.$ref === undefined) return value
  const path = value.$ref.slice('#/'.length).split('/')
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document) as T
}
