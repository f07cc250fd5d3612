import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'

import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

import { parseAnswers } from './answers.ts'

const FOLDER = join(import.meta.dirname, 'recorded')

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema(document, 'contract')

/** The operations of the contract, those with a name in their path after those without: `/cars/suggestions`, `/cars/{id}`. */
const OPERATIONS = Object.entries(document.paths)
  .flatMap(([path, item]) => Object.keys(item).map((method) => ({ path, method })))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((operation) => ({ ...operation, pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** The faults of an answer to a request, such as `POST /pricing/valuations` or `/cars?limit=24`, by the contract. */
function faultsOf(asked: string, body: unknown): string[] {
  const [, method = 'get', path = ''] = /^(?:([A-Z]+) )?([^?]+)/.exec(asked) ?? []
  const known = OPERATIONS.find((each) => each.method === method.toLowerCase() && each.pattern.test(path))
  if (known === undefined) return ['the contract has no such operation']
  const place = [known.path, known.method].map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')
  const $ref = `contract#/paths/${place}/responses/200/content/application~1json/schema`
  const isValid = ajv.compile({ $ref })
  return isValid(body) ? [] : [ajv.errorsText(isValid.errors)]
}

describe.each(readdirSync(FOLDER))('the answers of %s', (file) => {
  const answers = parseAnswers(readFileSync(join(FOLDER, file), 'utf8'))

  it('are as the contract has them', () => {
    const faults = answers.flatMap(({ path, body }) => faultsOf(path, body).map((fault) => `${path}: ${fault}`))
    expect(faults).toEqual([])
  })

  it('are found out where they are not', () => {
    const cars = answers.find(({ path }) => path === '/cars?limit=24')?.body
    expect(faultsOf('/cars?limit=24', { ...(cars as object), total: 'many' })).toHaveLength(1)
    expect(faultsOf('/carts', cars)).toHaveLength(1)
  })
})
