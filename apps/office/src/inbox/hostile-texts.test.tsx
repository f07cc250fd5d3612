import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openOffice } from '../testing/open-office.tsx'

const SCRIPT = '<img src=x onerror="document.title=`taken`"><script>document.title=`taken`</script>'
const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'owner', editions: ['ma'], may: ['listRequests'] }
const SUMMARY = {
  edition: 'ma',
  reference: 'MA-QS-4K7Q2PXA',
  language: 'fr',
  createdAt: '2026-06-01T09:00:00.000Z',
  from: SCRIPT,
  about: SCRIPT,
  owner: { id: 'other', name: SCRIPT },
  firstAnswerMinutes: 4,
  remindOn: null,
}
const BY = { id: 'other', name: SCRIPT }
const AT = SUMMARY.createdAt

/** The pages of the office that show texts of visitors and colleagues, each with the call and answer that have them. */
const PAGES: readonly (readonly [address: string, call: string, answer: object])[] = [
  ['/', '/requests', { requests: [{ ...SUMMARY, kind: 'question', state: 'received' }], total: 1, nextCursor: null }],
  [
    '/requests/ma/MA-QS-4K7Q2PXA',
    '/requests/ma/MA-QS-4K7Q2PXA',
    {
      summary: { ...SUMMARY, kind: 'question', state: 'received' },
      question: SCRIPT,
      rows: [{ label: 'Message', value: SCRIPT }],
      events: [{ action: 'begin', at: AT, by: BY }],
      notes: [{ text: SCRIPT, at: AT, by: BY }],
      actions: ['answer'],
      templates: [{ name: SCRIPT, text: SCRIPT }],
      matches: [],
    },
  ],
  [
    '/cases/booking/ma/MA-BK-4K7Q2PXA',
    '/cases/booking/ma/MA-BK-4K7Q2PXA',
    {
      summary: {
        kind: 'booking',
        edition: 'ma',
        reference: 'MA-BK-4K7Q2PXA',
        state: 'requested',
        about: SCRIPT,
        from: SCRIPT,
        due: null,
        place: SCRIPT,
        refund: false,
        createdAt: AT,
      },
      event: 'e',
      rows: [{ label: SCRIPT, value: SCRIPT }],
      steps: [{ at: AT, actor: 'visitor', state: 'requested', reason: SCRIPT }],
      photos: [],
      acts: [{ action: 'confirm', label: SCRIPT, reason: 'none', fields: [] }],
    },
  ],
  [
    '/audit',
    '/audit',
    {
      entries: [
        {
          at: AT,
          by: BY,
          operation: 'actOnCase',
          edition: 'ma',
          subject: SCRIPT,
          before: { state: SCRIPT },
          after: { [SCRIPT]: SCRIPT },
          requestId: 'r',
        },
      ],
      nextCursor: null,
    },
  ],
]

it.each(PAGES)('%s shows a script that somebody wrote as the text that it is', async (address, call, answer) => {
  await openOffice(address, {
    'GET /me': () => Response.json(ME),
    [`GET ${call}`]: () => Response.json(answer),
  })
  expect((await screen.findAllByText((text) => text.includes(SCRIPT))).length).toBeGreaterThan(0)
  expect(document.querySelector('img[src=x], script')).toBeNull()
})
