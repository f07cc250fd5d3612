import fc from 'fast-check'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type Headers, isForwarded } from './headers.ts'

/** A Host header. `leads`: to the edition that it was made for, elsewhere, or nowhere since it is no host. */
export type HostHeader = { host: string; leads: 'home' | 'elsewhere' | 'nowhere' }

const ELSEWHERE = ['localhost', '127.0.0.1:3000', '[::1]', 'example.org', 'xn--bcher-kva.example', 'constructor']

/** Texts that are no host with or without a port. */
const MALFORMED = [
  'a b',
  '[',
  ']',
  '[::1',
  'x@y',
  ':80',
  '%00',
  'otosafi.ma/x',
  'otosafi.ma?x',
  'otosafi.ma#x',
  'otosafi.ma\\x',
  'otosafi.ma:x',
  'otosafi.ma:99999',
  'otosafi.ma:-1',
  'otosafi.ma:80:80',
  'otosafi.ma, otosafi.sn',
  'http://otosafi.ma',
  'user:secret@otosafi.ma',
  'javascript:alert(1)',
  '..',
  '<fuzz>',
  '\u00e9t\u00e9',
  '"otosafi.ma"',
  '{}',
  'x'.repeat(300),
  '1.2.3.4.5.6.7.256',
]

/** Host headers of an edition: mostly its own in all spellings, then others, then malformed ones. */
export function hostsOf(edition: EditionId): fc.Arbitrary<HostHeader> {
  const { host } = EDITIONS[edition]
  const own = [host, `www.${host}`, `${host}.localhost:3000`, host.toUpperCase(), `${host}.`, `${host}:443`]
  const others = [...ELSEWHERE, `${host}.example.org`, `evil-${host}`]
  const led = (leads: HostHeader['leads']) => (text: string) => ({ host: text, leads })
  return fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(host, ...own).map(led('home')) },
    { weight: 2, arbitrary: fc.constantFrom(...others).map(led('elsewhere')) },
    { weight: 1, arbitrary: fc.constantFrom(...MALFORMED).map(led('nowhere')) },
  )
}

/** A request's host once it is known whether a proxy names another one, which may be any. */
export function withProxy(host: HostHeader, headers: Headers): HostHeader {
  return isForwarded(headers) ? { ...host, leads: 'elsewhere' } : host
}
