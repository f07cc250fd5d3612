import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { fetchPhoto, PhotoError } from './fetch-photo.ts'
import { isPrivateAddress } from './private-networks.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener)
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

const open = { allowsPrivate: true }
const problemOf = (address: string, options = {}) =>
  fetchPhoto(address, options).then(
    () => null,
    (error: unknown) => (error instanceof PhotoError && error.cure.fr !== '' ? error.message : error),
  )

describe('a photograph at an address', () => {
  it('is read whole, also behind a redirect', async () => {
    const address = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/photo.jpg' }).end()
      else response.end('bytes')
    })
    expect((await fetchPhoto(`${address}/moved`, open)).toString()).toBe('bytes')
  })

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:10.0.0.1]/a.jpg',
    'http://[::ffff:0:a00:1]/a.jpg',
    'http://[3fff::1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.1.1/a.jpg',
    'https://10.1.2.3/a.jpg',
  ])('is not asked for in a private network: %s', async (address) => {
    expect(await problemOf(address)).toBe('The address is in a private network.')
  })

  it('is given up where it is too large, too slow, missing, or leads astray', async () => {
    const address = await serve(({ url }, response) => {
      if (url === '/large') response.write(Buffer.alloc(9 * 1024 * 1024))
      else if (url === '/slow') response.write('b')
      else if (url === '/missing') response.writeHead(404).end()
      else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else response.writeHead(302, { location: '/loop' }).end()
    })
    expect(await problemOf(`${address}/large`, open)).toBe('The photograph is larger than 8 MB.')
    expect(await problemOf(`${address}/slow`, { ...open, timeoutMs: 200 })).toBe('The host took longer than 0.2 s.')
    expect(await problemOf(`${address}/missing`, open)).toBe('The host answers 404.')
    expect(await problemOf(`${address}/file`, open)).toBe('The address leads to one that is neither http nor https.')
    expect(await problemOf(`${address}/loop`, open)).toBe('The address leads on and on to other ones.')
    expect(await problemOf('http://127.0.0.1:1/', open)).toBe('The host cannot be reached.')
  })
})

it('tells private addresses from public ones', () => {
  for (const address of [
    '10.0.0.1',
    '100.64.0.1',
    '172.31.0.1',
    '224.0.0.1',
    '0.0.0.0',
    '::',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nothing',
  ])
    expect(isPrivateAddress(address)).toBe(true)
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    expect(isPrivateAddress(address)).toBe(false)
})
