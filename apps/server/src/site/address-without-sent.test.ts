import { expect, it } from 'vitest'

import { sentCookie } from '@otosafi/domain/forms/sent-cookie'

import { addressWithoutSent } from './address-without-sent.ts'

const ADDRESS = '/fr/contact-us?brand=dacia&sent=callback'
const WITHOUT = '/fr/contact-us?brand=dacia'
const COOKIE = sentCookie('callback', false).split(';')[0] ?? ''

/** A request of an address with headers, as far as the function reads it. */
const ask = (headers: Readonly<Record<string, string>>, url = ADDRESS) =>
  addressWithoutSent({
    url,
    headers,
    addressing: { host: 'otosafi.ma', protocol: 'https', isProtocolTrusted: true, address: '192.0.2.1' },
  } as never)

it.each<[string, Record<string, string>]>([
  ['has its cookie', { cookie: `language=fr; ${COOKIE}` }],
  ['takes no cookies and comes from a page of the site', { 'sec-fetch-site': 'same-origin' }],
  ['takes no cookies, and names such a page', { referer: 'https://otosafi.ma/fr/contact-us' }],
])('the success of a form is shown to a browser that %s', (_, headers) => {
  expect(ask(headers)).toBeNull()
})

it.each<[string, Record<string, string>]>([
  ['has other cookies', { cookie: 'language=fr', 'sec-fetch-site': 'same-origin' }],
  ['has sent something else', { cookie: 'sent=newsletter' }],
  ['was given the address', { 'sec-fetch-site': 'none' }],
  ['comes from elsewhere', { 'sec-fetch-site': 'cross-site', referer: 'https://otosafi.ma/' }],
  ['names a page of another site', { referer: 'https://otosafi.ma.example.org/' }],
  ['says nothing', {}],
])('a browser that %s is led to the page without it', (_, headers) => {
  expect(ask(headers)).toBe(WITHOUT)
})

it('no other address is led anywhere', () => {
  for (const url of ['/', WITHOUT, '/fr?consent=1', '/sent?x=sent']) expect(ask({}, url)).toBeNull()
  expect(ask({}, '/fr?sent=callback')).toBe('/fr')
})
