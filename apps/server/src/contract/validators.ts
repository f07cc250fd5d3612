import { type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

import type { Contract, OperationSpec, ParameterSpec, Schema } from './read-contract.ts'

const OPTIONS = {
  allErrors: true,
  // Errors contain both bounds of a number: the one that was not violated is only in the schema.
  verbose: true,
  strictRequired: false,
  allowUnionTypes: true,
  strict: true,
  logger: false,
} as const

type Compilers = {
  /** For queries, paths and headers: defaults are filled in. */
  filling: Ajv2020
  /** For bodies and responses: nothing is changed. */
  exact: Ajv2020
}

const compilers = new WeakMap<Contract, Compilers>()

/** The validators of each contract by the JSON of their schema: most operations share that of errors. */
const exactChecks = new WeakMap<Contract, Map<string, Check>>()

function compilersOf(contract: Contract): Compilers {
  const known = compilers.get(contract)
  if (known !== undefined) return known
  const { document } = contract
  const made = { filling: ajv(document, { ...OPTIONS, useDefaults: true }), exact: ajv(document, OPTIONS) }
  compilers.set(contract, made)
  return made
}

function ajv(document: Schema, options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const made = new Ajv2020(options)
  formats.default(made)
  // Where items are a `$ref`, the library's own compares every pair: seconds for a list that is far too long.
  made.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isUnique: boolean, items: readonly unknown[]) =>
      !isUnique || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  })
  // Keywords of OpenAPI that do not affect validity.
  made.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'security', 'example'])
  return made.addSchema(document, 'contract')
}

/** Validates a value; null when valid. A validator of parameters fills in defaults in place. */
export type Check = (value: unknown) => readonly ErrorObject[] | null

const check =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? null : (validate.errors ?? [])

/** The validator of an operation's parameters of one place, as an object by name. */
export function checkParameters(operation: OperationSpec, place: ParameterSpec['in']): Check {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place)
  return check(
    compilersOf(operation.contract).filling.compile({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, inContract(schema)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
  )
}

/** The validator of a JSON body or response by a schema of a contract. */
export function checkExactly(schema: Schema, contract: Contract): Check {
  const known = exactChecks.get(contract) ?? new Map<string, Check>()
  exactChecks.set(contract, known)
  const key = JSON.stringify(schema)
  const made = known.get(key) ?? check(compilersOf(contract).exact.compile(inContract(schema)))
  known.set(key, made)
  return made
}

/** The schema with absolute references into the contract, so that it can be compiled by itself. */
function inContract<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inContract) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === '$ref' ? `contract${String(each)}` : inContract(each)]),
  ) as T
}
