import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { restartUnderLoad } from './restart-under-load.ts'

it('answers every request or refuses it before it is begun, while it is restarted', { timeout: 180_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-restart-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const codes: (number | null)[] = []
  const { answered, broken } = await restartUnderLoad({
    restarts: 2,
    dataDir,
    withPages: false,
    tell: ({ code }) => codes.push(code),
  })
  expect(codes).toEqual([0, 0])
  expect([...broken]).toEqual([])
  expect(answered).toBeGreaterThan(100)
})
