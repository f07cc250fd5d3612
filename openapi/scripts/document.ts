import { readFileSync } from 'node:fs'

import { CONTRACTS } from './generate.ts'

/** The part of a JSON Schema that the tests use. */
export type Schema = {
  type?: string | string[]
  $ref?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  default?: unknown
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  unevaluatedProperties?: boolean
}

/** A parameter of an operation, resolved. */
export type Parameter = {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>
type Response = { $ref?: string; content?: Content }

/** An operation of the contract with its place. */
export type Operation = {
  path: string
  method: string
  operationId: string
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response>
}

type Document = {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'parameters'> & { parameters?: (Parameter & { $ref?: string })[] }>
  >
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

const document: Document = JSON.parse(readFileSync(CONTRACTS.otosafi.document, 'utf8'))

/** The named schemas of the committed contract. */
export const SCHEMAS = document.components.schemas

function named<T>(group: Record<string, T>, ref: string): T {
  const found = group[ref.slice(ref.lastIndexOf('/') + 1)]
  if (found === undefined) throw new Error(`${ref} does not exist`)
  return found
}

/** The schema itself, or the named one that it refers to. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : named(SCHEMAS, schema.$ref)
}

/** The named schema. Throws when the contract has none of that name. */
export function schemaOf(name: string): Schema {
  return named(SCHEMAS, name)
}

/** All operations of the committed contract with their parameters and responses resolved. */
export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    path,
    method,
    parameters: (operation.parameters ?? []).map((parameter) =>
      parameter.$ref === undefined ? parameter : named(document.components.parameters, parameter.$ref),
    ),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        response.$ref === undefined ? response : named(document.components.responses, response.$ref),
      ]),
    ),
  })),
)

/** The operation of that name. Throws when the contract has none. */
export function operationOf(operationId: string): Operation {
  const found = OPERATIONS.find((operation) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`${operationId} does not exist`)
  return found
}
