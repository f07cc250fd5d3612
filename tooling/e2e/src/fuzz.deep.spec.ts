import { execFile } from 'node:child_process'
import { join } from 'node:path'

import { serverEnv } from '@otosafi/product-process/server-env'

import { FOREIGN_SYSTEM } from './env.ts'
import { expect, test } from './fixtures/test.ts'

const FUZZ = join(import.meta.dirname, '../../drills/src/fuzz/main.ts')
const FUZZ_TIMEOUT_MS = 240_000

// The server's own tests send what needs no pages; here the editions are built.
test('Pages and their forms answer whatever is sent to them', async () => {
  test.setTimeout(FUZZ_TIMEOUT_MS)
  const parameters = [FUZZ, '--only', 'forms,pages', '--cases', '600', '--seed', '20260601']
  const { code, output } = await new Promise<{ code: number | string | null; output: string }>((resolve) => {
    execFile(process.execPath, parameters, { env: serverEnv(FOREIGN_SYSTEM) }, (error, out, errors) => {
      resolve({ code: error?.code ?? null, output: `${out}${errors}` })
    })
  })
  expect(output).toContain('Every answer was one that it may be.')
  expect(output).toMatch(/form +.*\b303 ×/)
  expect(output).toMatch(/page GET +.*\b200 ×/)
  expect(code).toBeNull()
})
