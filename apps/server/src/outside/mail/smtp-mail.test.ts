import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { startMailServer } from '@otosafi/product-process/mail-server'

import { MessageRefused } from '../message-refused.ts'
import { createSmtpMail } from './smtp-mail.ts'

function replyTo(line: string): string {
  if (/^(?:RCPT TO:<nobody|MAIL FROM:<stranger)/.test(line)) return `550 unknown: ${line}`
  return line.startsWith('RCPT TO:<far') ? '554 5.7.1 <far@example.org>: access denied' : '250 ok'
}

/**
 * A mail server that takes everything but what is for `nobody` or from `stranger`, and does not pass on what is for `far`; it records
 * the lines of mails.
 */
async function startServer() {
  const heard: string[] = []
  const { url, close } = await startMailServer({ replyTo, accept: (lines) => heard.push(...lines) })
  onTestFinished(close)
  return { heard, url }
}

it('hands mails over with their headers and an id of their own, and says when one is refused', async () => {
  const { heard, url } = await startServer()
  const port = createSmtpMail(url)
  onTestFinished(port.close)
  const mail = {
    from: 'Otosafi <hello@otosafi.ma>',
    to: 'salma@example.org',
    subject: 'Demande de rappel été',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
  await port.send({ id: 'abc', edition: 'ma', mail })
  expect(heard).toContain('Message-ID: <abc@otosafi.ma>')
  expect(heard).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(heard).toContain('From: Otosafi <hello@otosafi.ma>')
  expect(heard.filter((line) => line.startsWith('Content-Type: text/'))).toEqual([
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ])
  for (const to of ['nobody@example.org', 'nobody-at-relay@example.org']) {
    const refused = port.send({ id: 'def', edition: 'ma', mail: { ...mail, to } })
    await expect(refused).rejects.toThrow(MessageRefused)
  }
})

it.each([
  ['for its sender', { from: 'Otosafi <stranger@otosafi.ma>', to: 'salma@example.org' }, 550],
  ['since the server passes nothing on for us', { from: 'Otosafi <hello@otosafi.ma>', to: 'far@example.org' }, 554],
])('does not give up a mail that is refused %s: a setting is wrong', async (_, addresses, responseCode) => {
  const { url } = await startServer()
  const port = createSmtpMail(url)
  onTestFinished(port.close)
  const mail = { ...addresses, subject: 'x', text: 'x', html: '' }
  const error: unknown = await port.send({ id: 'abc', edition: 'ma', mail }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'EENVELOPE', responseCode })
  expect(error).not.toBeInstanceOf(MessageRefused)
})

it('gives up a mail server whose answer never comes to an end, to be tried again', async () => {
  const server = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 10)
    socket.on('error', () => undefined)
    socket.on('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = createSmtpMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, { timeoutMs: 200 })
  onTestFinished(() => {
    port.close()
    server.close()
  })
  const mail = { from: 'Otosafi <hello@otosafi.ma>', to: 'salma@example.org', subject: 'x', text: 'x', html: '' }
  const error: unknown = await port.send({ id: 'abc', edition: 'ma', mail }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'EABORT' })
  expect(error).not.toBeInstanceOf(MessageRefused)
})
