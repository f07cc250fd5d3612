import { expect, it } from 'vitest'

import { createPrettifier } from './pretty-lines.ts'

it('makes short lines of requests and readable ones of errors', () => {
  const prettify = createPrettifier(false)
  const request = {
    level: 30,
    time: 0,
    pid: 1,
    hostname: 'vm',
    reqId: 'x',
    method: 'GET',
    route: '/api/cars/:id',
    status: 200,
    ms: 3,
    msg: 'request',
  }
  expect(prettify(JSON.stringify(request))).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/cars\/:id 200 3 ms\n$/)
  const err = { type: 'Error', message: 'Away', stack: 'Error: Away\n    at nowhere' }
  const error = prettify(JSON.stringify({ level: 50, time: 0, err, msg: 'Mails could not be sent' }))
  expect(error).toMatch(/ERROR: Mails could not be sent\n[^]*Error: Away\n +at nowhere/)
})
