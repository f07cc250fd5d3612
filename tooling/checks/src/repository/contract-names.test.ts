import { expect, it } from 'vitest'

import { readText } from '../workspace.ts'

type Schema = { $ref?: string; properties?: Readonly<{ [name: string]: Schema }>; allOf?: Schema[]; enum?: unknown[] }

const RECORD = readText('tooling/decisions/0046-names-of-the-contract.md')
const { components } = JSON.parse(readText('openapi/openapi.json')) as {
  components: { schemas: Readonly<{ [name: string]: Schema }> }
}

/** Whether the contract has a name, written as `Schema.field` or `Schema=value`. */
function has(name: string): boolean {
  const [, schema = '', kind, part = ''] = /^(\w+)([.=])(\w+)$/.exec(name) ?? []
  const found = components.schemas[schema]
  if (found === undefined) return false
  return kind === '=' ? found.enum?.includes(part) === true : hasField(found, part)
}

/** Fields may come from the parts that a schema is composed of. */
function hasField({ $ref, properties, allOf }: Schema, field: string): boolean {
  if ($ref !== undefined) return hasField(components.schemas[$ref.replace(/^.*\//, '')] ?? {}, field)
  return Object.hasOwn(properties ?? {}, field) || (allOf ?? []).some((part) => hasField(part, field))
}

/** The names of the contract in a piece of the record, between backticks; paths are none. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`(\w+[.=]\w+)`/g)].map(([, name = '']) => name)
}

const ROWS = [...RECORD.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm)]
  .filter(([, product]) => product !== 'Product')
  .map(([, product = '', contract = '']) => ({ product, contract }))

it('every name of the contract in the table of names exists in the contract', () => {
  expect(ROWS.length).toBeGreaterThan(20)
  expect(ROWS.filter(({ contract }) => namesIn(contract).length !== contract.split(', ').length)).toEqual([])
  expect(namesIn(RECORD).filter((name) => !has(name))).toEqual([])
})

it('a name that the contract does not have is found out, and so is a value', () => {
  expect(
    ['Car.condition', 'Car=numberofkeys', 'Nothing.brand', 'FuelType=electric', 'FuelType.ev'].filter(has),
  ).toEqual([])
  expect(['Car.numberofkeys', 'FuelType=ev'].filter((name) => !has(name))).toEqual([])
})
