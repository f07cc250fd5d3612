import { expect, it } from 'vitest'

import { runServerCommand } from './run-server-command.ts'

it('a command that fails says why', async () => {
  const run = async () => {
    for await (const line of runServerCommand('seed', ['--edition', 'nowhere'], {})) expect(line).toBe('')
  }
  await expect(run()).rejects.toThrow('There is no edition "nowhere".')
})
