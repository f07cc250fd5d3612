import { execFileSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { asCurl, asNetcat } from './as-command.ts'

/** Runs a command in a shell; its program is replaced by one that prints its parameters or its input. */
const run = (command: string) => execFileSync('bash', ['-c', command])

describe('a case as a command', () => {
  it('is the same request in a shell', () => {
    const request = {
      method: 'POST',
      host: 'otosafi.ma',
      path: '/a?b=%00',
      headers: { x: "it's $HOME", empty: '', high: '\u00ff' },
      body: Buffer.from('{"a":"\\u0000\'"}\r\n'),
    }
    const args = run(asCurl(request).replace('curl ', String.raw`printf '%s\n' `))
      .toString('latin1')
      .split('\n')
    expect(args).toEqual(expect.arrayContaining(["x: it's $HOME", 'empty;', 'http://127.0.0.1:3000/a?b=%00']))
    expect(args).toContain('{"a":"\\u0000\'"}\r')
  })

  it('is the same bytes on a connection', () => {
    const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('') + '%s\\n\'"$(x)\r\n'
    const [command = ''] = asNetcat(bytes).split(' | nc')
    expect(run(command).toString('latin1')).toBe(bytes)
  })
})
