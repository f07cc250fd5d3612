import { expect, it } from 'vitest'

import { createSecurityEvents, maskContact } from './security-events.ts'

it.each([
  ['salma@example.org', 's***@e***.org'],
  ['s@x.ma', 's***@x***.ma'],
  ['salma.bennani+otosafi@mail.example.co.za', 's***@m***.za'],
  ['+212661234567', '•••• 4567'],
  ['0661234567', '***'],
  ['salma', '***'],
  ['', '***'],
  ['a@b', '***'],
  ['salma@example.org\nsecurity: signInSucceeded', '***'],
])('shows %j as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown)
})

it('writes one entry an event', () => {
  const entries: unknown[] = []
  const events = createSecurityEvents({ info: (entry, message) => void entries.push([entry, message]) })
  const place = { edition: { id: 'ma' }, requestId: 'r1' }
  events.record('codeSent', place, { contact: '+212661234567' })
  events.record('accountDeleted', place, { userId: 'u1' })
  expect(entries).toEqual([
    [{ security: 'codeSent', edition: 'ma', reqId: 'r1', contact: '•••• 4567' }, 'security event'],
    [{ security: 'accountDeleted', edition: 'ma', reqId: 'r1', user: 'u1' }, 'security event'],
  ])
})
