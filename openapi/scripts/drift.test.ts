import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'

import { COMMITTED, generate } from './generate.ts'

let fresh: { document: string; types: string }

before(async () => {
  fresh = await generate()
})

for (const name of ['document', 'types'] as const) {
  test(`a fresh generation changes nothing in the committed ${name}`, async () => {
    const committed = await readFile(COMMITTED[name], 'utf8')
    assert.ok(committed === fresh[name], `${COMMITTED[name]} is stale: run the generate script of openapi/`)
  })
}

test('generating twice gives the same bytes', async () => {
  const again = await generate()
  assert.ok(again.document === fresh.document && again.types === fresh.types)
})
