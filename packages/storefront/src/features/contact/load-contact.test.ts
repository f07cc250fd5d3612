import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadContact } from './load-contact.ts'

const NOW = Date.parse('2026-05-12T10:00:00Z')
const INSTAGRAM = '/contact-information/get-instagram-url'
const CONTACT = {
  phone: '+212661000101',
  email: 'hello@otosafi.ma',
  whatsapp: { number: '+212661000100', text: '' },
  address: 'Casablanca',
  openingHours: [],
  // An older address, which another part of the product shows.
  social: [{ network: 'instagram', url: 'https://www.instagram.com/before' }],
}

/** Loads the contact from an API that has nothing but `answers`, by path. */
function load(answers: Readonly<Record<string, unknown>>) {
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    async fetch({ url }) {
      const answer = answers[new URL(url).pathname.slice('/api'.length)]
      return answer === undefined ? Response.json({}, { status: 503 }) : Response.json(answer)
    },
  })
  return loadContact({ api }, NOW)
}

it('takes the Instagram link from its own endpoint, also where nothing else can be loaded', async () => {
  const instagramUrl = 'https://www.instagram.com/otosafi.ma'
  const whole = await load({ '/contact-information': CONTACT, [INSTAGRAM]: { instagramUrl } })
  expect(whole).toMatchObject({ ways: { phone: CONTACT.phone }, instagramUrl })
  expect(await load({ [INSTAGRAM]: { instagramUrl } })).toEqual({ ways: null, instagramUrl, stores: [] })
})

it('leaves out the Instagram link where there is none or it cannot be loaded, and keeps the rest', async () => {
  const none = await load({ '/contact-information': CONTACT, [INSTAGRAM]: { instagramUrl: null } })
  expect(none).toMatchObject({ ways: { email: CONTACT.email }, instagramUrl: null })
  const unanswered = await load({ '/contact-information': CONTACT })
  expect(unanswered).toMatchObject({ ways: { email: CONTACT.email }, instagramUrl: null })
})
