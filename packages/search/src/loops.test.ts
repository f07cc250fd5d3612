import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'
import wabt from 'wabt'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))

it('the compiled loops are those of the source (after a change: pnpm --filter @otosafi/search build:loops)', async () => {
  const { parseWat } = await wabt()
  const source = parseWat('loops.wat', read('loops.wat').toString(), { simd: true })
  source.validate()
  expect(read('loops.wasm').equals(source.toBinary({}).buffer)).toBe(true)
})
