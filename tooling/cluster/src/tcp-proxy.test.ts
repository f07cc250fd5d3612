import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { freePort } from '@otosafi/product-process/free-port'

import { startTcpProxy } from './tcp-proxy.ts'

it('carries until it is cut, and again once it is mended', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const from = await freePort()
  const proxy = await startTcpProxy('127.0.0.1', from, (echo.address() as AddressInfo).port)
  onTestFinished(async () => {
    await proxy.close()
    echo.close()
  })
  const said = async () => {
    const socket = connect(from, '127.0.0.1').on('error', () => undefined)
    socket.write('hello')
    const answer = await Promise.race([once(socket, 'data').then(String), once(socket, 'close').then(() => null)])
    socket.destroy()
    return answer
  }
  expect(await said()).toBe('hello')
  proxy.cut()
  expect(await said()).toBeNull()
  proxy.mend()
  expect(await said()).toBe('hello')
})
