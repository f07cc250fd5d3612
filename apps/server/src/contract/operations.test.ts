import { describe, expect, it } from 'vitest'

import type { operations } from '@otosafi/api-client/schema'
import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

import type { ApiServices } from '../resources/api-services.ts'
import { createHandlers } from '../resources/handlers.ts'
import { email } from './field-rules.ts'
import type { Guard, RulesOf } from './operation-rules.ts'
import { SERVED } from './operations.ts'

type Security = readonly Readonly<Record<string, unknown>>[]

/** The guard of each operation, from its security in the contract. */
const GUARDS: ReadonlyMap<string, Guard> = new Map(
  Object.values(document.paths)
    .flatMap((item): { operationId?: string; security?: Security }[] => Object.values(item))
    .map(({ operationId = '', security = [] }) => [operationId, guardOf(security)]),
)

function guardOf(security: Security): Guard {
  const schemes = security.flatMap(Object.keys)
  if (schemes.length === 0) return 'open'
  if (schemes.includes('bearerRefresh')) return 'refresh'
  return schemes.length < security.length ? 'optional' : 'session'
}

type Subscribing = RulesOf<operations['createSubscriber']>
type Reading = RulesOf<operations['getProfile']>

describe('the table of operations', () => {
  const handlers = createHandlers({} as ApiServices)

  it('has a handler for each row', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(SERVED.map(({ id }) => id).toSorted())
  })

  it.each(SERVED.map((operation) => [operation.id, operation] as const))(
    'says of %s what the contract says',
    (id, { guard, takes, body, method, caching }) => {
      expect(guard).toBe(GUARDS.get(id))
      expect(body?.kind ?? null).toBe(takes === 'json' || takes === 'multipart' ? takes : null)
      if (method !== 'GET') expect(caching).toBe('never')
    },
  )

  it('limits all that keep their answers by a key', () => {
    expect(SERVED.filter(({ once, limit }) => once && limit === null).map(({ id }) => id)).toEqual([])
  })

  it('does not compile with a row that lacks a column or is at odds with the contract', () => {
    const row: Subscribing = {
      guard: 'open',
      limit: { times: 1, seconds: 1, per: 'network' },
      takes: 'json',
      once: true,
      caching: 'never',
      fields: { email, consent: null },
    }
    // @ts-expect-error The contract has an answer 429.
    const unlimited: Subscribing = { ...row, limit: null }
    // @ts-expect-error The contract has an Idempotency-Key.
    const often: Subscribing = { ...row, once: false }
    // @ts-expect-error What is done once is not kept for others.
    const kept: Subscribing = { ...row, caching: 'version' }
    // @ts-expect-error The contract has a JSON body.
    const bodiless: Subscribing = { ...row, takes: 'nothing' }
    // @ts-expect-error The body has a field without a rule.
    const unchecked: Subscribing = { ...row, fields: { email } }
    // @ts-expect-error The body has no such field.
    const unknown: Subscribing = { ...row, fields: { email, consent: null, surname: email } }
    const { guard: _, ...unguarded } = row
    const own: Reading = {
      guard: 'session',
      limit: null,
      takes: 'nothing',
      once: false,
      caching: 'never',
    }
    // @ts-expect-error Nothing says who may call it.
    const forWhom: Subscribing = unguarded
    // @ts-expect-error An answer that is one person's is kept for nobody else.
    const leaked: Reading = { ...own, caching: 'version' }
    expect([unlimited, often, kept, bodiless, unchecked, unknown, forWhom, leaked]).toHaveLength(8)
  })
})
