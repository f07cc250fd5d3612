import type { OperationSpec } from './read-contract.ts'
import { type Check, checkExactly } from './validators.ts'

/** A response that violates the contract: a bug of the server. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/** Throws a {@link ContractError} for a response that the contract does not allow for the operation. */
export type ResponseCheck = (status: number, mediaType: string | null, body: unknown) => void

/** Creates the check of an operation's responses, for tests and development. */
export function createResponseCheck(operation: OperationSpec): ResponseCheck {
  const checks = new Map<string, Check>()
  return (status, mediaType, body) => {
    const where = `${operation.id} ${status}`
    const response = operation.responses.get(String(status)) ?? operation.responses.get('default')
    if (response === undefined) throw new ContractError(`${where}: the contract has no such status`)
    if (response.size === 0) {
      if (body === undefined) return
      throw new ContractError(`${where}: the contract has no body here`)
    }
    const schema = response.get(mediaType ?? '')
    if (schema === undefined) throw new ContractError(`${where}: the contract has no ${mediaType ?? 'empty body'} here`)
    const key = `${response === operation.responses.get('default') ? 'default' : status} ${mediaType}`
    const check = checks.get(key) ?? checkExactly(schema, operation.contract)
    checks.set(key, check)
    const errors = check(body)
    if (errors === null) return
    const list = errors
      .slice(0, 5)
      .map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`)
    throw new ContractError(`${where}: ${list.join('; ')}`)
  }
}
