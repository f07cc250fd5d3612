import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, it, onTestFinished, vi } from 'vitest'

import { firstOfFreePorts } from './free-port.ts'

it('finds as many free ports in a row as are asked for, beside one that is taken', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const first = await firstOfFreePorts(10)
  const taken = createServer().listen(first + 9, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const next = await firstOfFreePorts(10)
  expect(next).toBeGreaterThanOrEqual(first + 10)
})
