import { expect, it } from 'vitest'

import { readWrk } from './wrk.ts'

const WRITTEN = `Running 8s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     7.01ms    1.21ms  31.10ms   92.61%
    Req/Sec     4.59k   331.14     5.09k    86.25%
  Latency Distribution
     50%  250.00us
     75%    7.11ms
     90%    7.77ms
     99%    1.20s 
  36538 requests in 8.00s, 401.62MB read
Requests/sec:   4565.53
Transfer/sec:     50.18MB
`

it('wrk is read in milliseconds, whatever units it writes', () => {
  expect(readWrk(WRITTEN)).toEqual({ perSecond: 4565.53, p50: 0.25, p99: 1200 })
})

it.each([
  ['refused', `${WRITTEN}  Non-2xx or 3xx responses: 12\n`],
  ['broken off', `${WRITTEN}  Socket errors: connect 0, read 3, write 0, timeout 0\n`],
  ['not measured', 'unable to connect to 127.0.0.1:3000 Connection refused\n'],
])('a load whose requests were %s is none', (_, text) => {
  expect(() => readWrk(text)).toThrow(text)
})
