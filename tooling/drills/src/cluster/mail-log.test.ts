import { expect, it } from 'vitest'

import { readMail, sentMails } from './mail-log.ts'

const ROW = '74e0e5f2-6a05-4c8d-9b37-000000000001'
const mail = (row: string, reference: string) => [
  'From: Otosafi <hello@otosafi.ma>',
  'To: hello@otosafi.ma',
  `Subject: Question ${reference}`,
  `Message-ID: <${row}@otosafi.ma>`,
  '',
  'Subject: of the text itself',
]

it('reads the Message-ID and the reference of a mail from its headers alone', () => {
  expect(readMail(mail(ROW, 'MA-QU-7K3Q2P4X'), 5)).toEqual({
    messageId: `<${ROW}@otosafi.ma>`,
    reference: 'MA-QU-7K3Q2P4X',
    at: 5,
  })
  expect(readMail(['', 'Subject: of the text'], 5)).toEqual({ messageId: '', reference: '', at: 5 })
})

it('counts a mail that was handed over twice once, and one of another row for the same reference too', () => {
  const accepted = [mail(ROW, 'MA-QU-0'), mail('other', 'MA-QU-0'), mail(ROW, 'MA-QU-0')].map(readMail)
  expect(sentMails(accepted)).toEqual([
    { id: ROW, reference: 'MA-QU-0' },
    { id: 'other', reference: 'MA-QU-0' },
  ])
})
