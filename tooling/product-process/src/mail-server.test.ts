import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { startMailServer } from './mail-server.ts'

/** A mail server that refuses `stranger`, with the mails that it accepted, and a way to speak to it and read all its replies. */
async function start() {
  const accepted: (readonly string[])[] = []
  const server = await startMailServer({
    accept: (lines) => accepted.push(lines),
    replyTo: (command) => (command.includes('stranger') ? '550 no' : '250 ok'),
  })
  onTestFinished(server.close)
  const say = async (...lines: string[]) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const heard: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    socket.end(lines.map((line) => `${line}\r\n`).join(''))
    await once(socket, 'close')
    return heard.join('').split('\r\n').slice(0, -1)
  }
  return { accepted, say }
}

it('accepts whole mails, each as it was written, and answers commands as told', async () => {
  const { accepted, say } = await start()
  const mail = ['DATA', 'Subject: One', '', '..', '.']
  expect(await say('EHLO here', 'MAIL FROM:<stranger>', 'MAIL FROM:<a@b>', ...mail, ...mail, 'QUIT')).toEqual([
    '220 ready',
    '250 ok',
    '550 no',
    '250 ok',
    '354 go on',
    '250 accepted',
    '354 go on',
    '250 accepted',
    '250 ok',
  ])
  expect(accepted).toEqual(Array.from({ length: 2 }, () => ['Subject: One', '', '.']))
})

it('accepts no mail whose sender ends in its middle', async () => {
  const { accepted, say } = await start()
  expect(await say('DATA', 'Subject: One', '')).toEqual(['220 ready', '354 go on'])
  expect(accepted).toEqual([])
})
