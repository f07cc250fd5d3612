import type { operations } from '@otosafi/api-client/schema'
import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

import { readContract } from './read-contract.ts'

/** Name of an operation of the contract with visitors (P-41). */
export type OperationId = keyof operations

/** Every operation of that contract in its order, and how its references are resolved. */
export const { operations: OPERATIONS, resolve } = readContract<OperationId>(document)
