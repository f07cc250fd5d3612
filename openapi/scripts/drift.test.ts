import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'

import { type ContractName, CONTRACTS, generate, indexOfPaths } from './generate.ts'

for (const name of Object.keys(CONTRACTS) as ContractName[]) {
  describe(`the contract ${name}`, () => {
    const fresh = generate(name)

    for (const part of ['document', 'types'] as const) {
      test(`a fresh generation changes nothing in the committed ${part}`, async () => {
        const path = CONTRACTS[name][part]
        const committed = await readFile(path, 'utf8')
        assert.ok(committed === (await fresh)[part], `${path} is stale: run the generate script of openapi/`)
      })
    }

    test('every path of the sources is in the contract', async () => {
      const { sources } = CONTRACTS[name]
      assert.equal(await readFile(join(sources, 'paths.yaml'), 'utf8'), await indexOfPaths(sources))
    })

    test('generating twice gives the same bytes', async () => {
      assert.deepEqual(await generate(name), await fresh)
    })
  })
}
