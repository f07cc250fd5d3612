import { expect, it } from 'vitest'

import { judgeMails, type MailRecords } from './judge-mails.ts'

const MINUTE = 60_000
/** A mail of a row, accepted at these minutes. */
const mail = (row: string, ...minutes: number[]) =>
  minutes.map((minute) => ({ messageId: `<${row}@otosafi.ma>`, reference: row, at: minute * MINUTE }))
const judge = (records: Partial<MailRecords>) =>
  judgeMails({
    accepted: [...mail('a', 1), ...mail('b', 2)],
    interruptions: [{ name: 'server killed', from: 10 * MINUTE, to: 11 * MINUTE }],
    left: [],
    ...records,
  })

it('finds nothing where each mail was accepted once', () => {
  expect(judge({})).toEqual({
    broken: [],
    note: 'mails: 2 accepted, 0 of them again, 0 more will be when a lease ends',
  })
})

it.each([
  ['during it', 10.5],
  ['just before it', 9.8],
])('lets a mail come again that was accepted %s: its sender may have gone with its answer', (_, minute) => {
  expect(judge({ accepted: mail('a', minute, 20) })).toEqual({
    broken: [],
    note: 'mails: 1 accepted, 1 of them again (server killed 1), 0 more will be when a lease ends',
  })
})

it.each([
  ['before anything happened', [1, 10.5]],
  ['after all was over', [12, 22]],
  ['a third time, long after the second', [10.5, 20, 30]],
])('does not let a mail come again %s', (_, minutes) => {
  const { broken, note } = judge({ accepted: [...mail('a', ...minutes), ...mail('b', 2)] })
  expect(broken).toEqual([expect.stringMatching(/^1 mails were handed over again.*<a@otosafi\.ma> after \d+ ms$/)])
  expect(note).toContain('UNEXPLAINED 1')
})

it('says how many accepted mails still have their row, of those that wait', () => {
  expect(judge({ left: ['b', 'never-sent'] }).note).toMatch(/, 1 more will be when a lease ends$/)
})
