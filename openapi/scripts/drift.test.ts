import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

describe('a path that the contract would not have', () => {
  const filesOf = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'contract-'))
    await mkdir(join(folder, 'paths'))
    await writeFile(join(folder, 'paths.yaml'), '')
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'paths', name), text)
    return folder
  }

  for (const [what, files] of Object.entries({
    'with a note behind it': { 'a.yaml': '/cars:\n  get: {}\n/polls: # votes\n  get: {}\n' },
    'in quotes': { 'a.yaml': `'/cars':\n  get: {}\n` },
    'that is in another file too': { 'a.yaml': '/cars:\n  get: {}\n', 'b.yaml': '/cars:\n  post: {}\n' },
  })) {
    test(`${what} is refused`, async () => {
      const folder = await filesOf(files)
      await assert.rejects(indexOfPaths(folder), /a\.yaml/)
      await rm(folder, { recursive: true })
    })
  }
})
