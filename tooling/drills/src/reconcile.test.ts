import { expect, it } from 'vitest'

import { type DrillRecords, findDifferences, reconcile } from './reconcile.ts'

const GOOD: DrillRecords = {
  questions: [
    { key: 'a', message: 'drill 0', reference: 'MA-0' },
    { key: 'b', message: 'drill 1', reference: 'MA-1' },
  ],
  requests: [
    { reference: 'MA-1', message: 'drill 1' },
    { reference: 'MA-0', message: 'drill 0' },
  ],
  mails: ['MA-0', 'MA-1'],
  waiting: 0,
  givenUp: 0,
}

it.each<[string, Partial<DrillRecords>, string[]]>([
  ['nothing is wrong', {}, []],
  ['a row is missing', { requests: GOOD.requests.slice(1) }, ['1 acknowledged writes are lost']],
  [
    'a row is there twice',
    { requests: [...GOOD.requests, { reference: 'MA-2', message: 'drill 1' }], mails: [...GOOD.mails, 'MA-2'] },
    ['1 writes were done twice'],
  ],
  [
    'a reference is of something else',
    { questions: [{ key: 'a', message: 'drill 0', reference: 'MA-1' }] },
    ['1 acknowledged writes are lost'],
  ],
  [
    'nobody answered',
    { questions: [{ key: 'a', message: 'drill 0', reference: null }] },
    ['1 writes were never taken'],
  ],
  ['a mail is missing', { mails: ['MA-0'] }, ['1 mails are lost']],
  ['a mail still waits', { mails: ['MA-0'], waiting: 1 }, []],
  ['a mail will never leave', { mails: ['MA-0'], waiting: 1, givenUp: 1 }, ['1 mails were given up']],
  ['a mail waits that went out', { waiting: 1 }, ['1 mails are doubled']],
  ['a mail went out twice', { mails: ['MA-0', 'MA-1', 'MA-1'] }, ['1 mails are doubled']],
])('%s', (_, change, differences) => {
  expect(findDifferences({ ...GOOD, ...change })).toEqual(differences)
})

/** A database in which no mail is kept, with a request of each question, and these rows in its outbox. */
const withOutbox = (rows: readonly string[]) => ({
  query: (statement: string) => {
    const outbox = statement.includes('failed_at') ? rows.map((id) => ({ id, is_given_up: false })) : []
    return Promise.resolve((statement.includes('from requests') ? GOOD.requests : outbox) as never[])
  },
})

it.each<[string, string[], string[], string[]]>([
  ['every mail was accepted', [], ['a', 'b'], []],
  ['one that was accepted still has its row', ['b'], ['a', 'b'], []],
  ['one still waits', ['b'], ['a'], []],
  ['one is nowhere', [], ['a'], ['1 mails are lost']],
])('goes by what the mail server accepted: %s', async (_, rows, accepted, differences) => {
  const mails = [
    { id: 'a', reference: 'MA-0' },
    { id: 'b', reference: 'MA-1' },
  ]
  const sent = mails.filter(({ id }) => accepted.includes(id))
  expect(await reconcile(withOutbox(rows), GOOD.questions, () => sent)).toEqual(differences)
})
