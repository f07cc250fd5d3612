import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'

import contract from '@otosafi/openapi/office.json' with { type: 'json' }

import { SALE_PATH, USUAL } from './answers.ts'
import { inFrench } from './in-french.ts'
import { DRAFT } from './made-cars.ts'
import { CASES, WANTED_REQUEST } from './made-requests.ts'
import { ENROLMENT, ME_AGENT } from './made-team.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema(contract, 'contract')

/** The operations of the contract, those with a name in their path after those without. */
const OPERATIONS = Object.keys(contract.paths)
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** The faults of an answer to a call, such as `GET /cars`, by the contract. */
function faultsOf(call: string, body: unknown): string[] {
  const [method = '', path = ''] = call.split(' ')
  const known = OPERATIONS.find(({ pattern }) => pattern.test(path))
  if (known === undefined) return ['the contract has no such operation']
  const place = [known.path, method.toLowerCase()].map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
  const $ref = `contract#/paths/${place.join('/')}/responses/200/content/application~1json/schema`
  const isValid = ajv.compile({ $ref })
  return isValid(body) ? [] : [`${call}: ${ajv.errorsText(isValid.errors)}`]
}

describe('the answers of the stories', () => {
  it('are as the contract has them', () => {
    const others: [string, unknown][] = [
      ['GET /me', ME_AGENT],
      ['POST /sessions', ENROLMENT],
      ['GET /cars/ma/4k7q2pxa', DRAFT],
      ['GET /cases/sale', CASES.sale],
      ['GET /requests/ma/MA-WC-3M8T5X', WANTED_REQUEST],
    ]
    expect([...Object.entries(USUAL), ...others].flatMap(([call, body]) => faultsOf(call, body))).toEqual([])
  })

  it('name everything in French, too, where the office is French', () => {
    const before = JSON.stringify(USUAL)
    const french = inFrench(USUAL)
    const labels = (text: string) => text.match(/"label":/g)?.length
    expect(labels(JSON.stringify(french))).toBe(labels(before))
    expect(Object.entries(french).flatMap(([call, body]) => faultsOf(call, body))).toEqual([])
    expect(JSON.stringify(french[`GET ${SALE_PATH}`])).toContain('"label":"Clore la vente"')
  })

  it('are found out where they are not', () => {
    expect(faultsOf('GET /cars', { ...(USUAL['GET /cars'] as object), total: 'many' })).toHaveLength(1)
    expect(faultsOf('GET /carts', {})).toHaveLength(1)
  })
})
