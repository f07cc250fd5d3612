import { afterEach, expect, it, vi } from 'vitest'

import { runTool } from './run-tool.ts'

afterEach(() => vi.restoreAllMocks())

/** Runs a tool that finds faults in its arguments: its exit code and output. */
async function called(...args: string[]) {
  const said = { out: '', err: '' }
  vi.spyOn(console, 'log').mockImplementation((text) => void (said.out += text))
  vi.spyOn(console, 'error').mockImplementation((text) => void (said.err += text))
  const code = await runTool(
    {
      usage: 'Usage: tool',
      read([what]) {
        if (what === 'wrong') throw new Error('No such option.')
        return { what, help: what === '--help' }
      },
      run: async ({ what }) => (what === 'broken' ? Promise.reject(new Error('No server.')) : what === 'fine'),
    },
    args,
  )
  return { code, ...said }
}

it('ends well where all is well, and not where something is amiss or cannot be done', async () => {
  expect(await called('fine')).toEqual({ code: 0, out: '', err: '' })
  expect(await called('amiss')).toEqual({ code: 1, out: '', err: '' })
  expect(await called('broken')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('No server.') })
})

it('reads what is said behind the separator that pnpm passes on', async () => {
  expect(await called('--', 'fine')).toEqual({ code: 0, out: '', err: '' })
})

it('says how it is called where that is asked for or was done otherwise', async () => {
  expect(await called('--help')).toEqual({ code: 0, out: 'Usage: tool', err: '' })
  expect(await called('wrong')).toEqual({ code: 1, out: '', err: 'No such option.\n\nUsage: tool' })
})
