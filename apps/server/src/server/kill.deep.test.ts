import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { openDatabase } from '../db/database.ts'
import { type Child, startChild } from '../db/testing/child.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { messagesIn } from '../testing/sent-messages.ts'
import type { TestServer } from '../testing/start-test-server.ts'

const SERVER = join(import.meta.dirname, '../testing/serve-until-killed.ts')
const ROUNDS = 3
const SENDERS = 3

type Sent = { key: string; message: string; reference: string | null }

/** Sends one question after the other until the server is gone. What was answered has a reference. */
async function sendUntilGone(port: number, sent: Sent[], client: string): Promise<void> {
  for (let i = 0; ; i++) {
    const question: Sent = { key: randomUUID(), message: `${client} ${i}`, reference: null }
    sent.push(question)
    try {
      question.reference = await send(port, question, `${client}.${i % 250}`)
    } catch {
      return
    }
  }
}

async function send(port: number, { key, message }: Sent, address: string): Promise<string> {
  const server: Pick<TestServer, 'send'> = {
    send: (edition, path, request) => sendRequest(port, EDITIONS[edition].host, path, request),
  }
  const { status, body } = await post(server, '/questions', { message, consent: true }, { key, address })
  expect(status).toBe(201)
  return body.reference
}

it(
  'loses no acknowledged request and doubles none when the server is killed while they are written',
  { timeout: 240_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-server-kill-'))
    let child: Child | undefined
    onTestFinished(async () => {
      await child?.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const start = async (): Promise<number> => {
      child = startChild(SERVER, dataDir)
      return Number((await child.line('port')).slice('port '.length))
    }
    const sent: Sent[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const port = await start()
      const known = sent.length
      const senders = Array.from({ length: SENDERS }, (_, index) => sendUntilGone(port, sent, `10.${round}.${index}`))
      while (sent.length < known + 10 * SENDERS) await sleep(10)
      await sleep(randomInt(200))
      await child?.kill()
      await Promise.all(senders)
    }

    // A client without an answer asks again with the same key, like everybody else who is not sure.
    const port = await start()
    for (const [index, question] of sent.entries()) {
      const reference = await send(port, question, `10.9.${index % 250}.${index % 7}`)
      if (question.reference !== null) expect(reference).toBe(question.reference)
      question.reference = reference
    }
    await child?.kill()

    const database = await openDatabase({ dataDir, databaseUrl: null })
    onTestFinished(() => database.close())
    const { rows } = await database.pool.query<{ reference: string; message: string }>(
      `select reference, fields ->> 'message' as message from requests`,
    )
    const stored = new Map(rows.map(({ message, reference }) => [message, reference]))
    expect(rows).toHaveLength(sent.length)
    expect(stored).toEqual(new Map(sent.map(({ message, reference }) => [message, reference])))
    // Each has notified the team, once: the mail still waits or was sent.
    const sentMails = await database.kysely.selectFrom('sent_messages').select(['id', 'message']).execute()
    const mails = new Map([...(await messagesIn(database)), ...sentMails].map(({ id, message }) => [id, message]))
    const subjects = [...mails.values()].flatMap((mail) => ('subject' in mail ? [mail.subject] : []))
    expect(subjects.map((subject) => subject.split(' ').at(-1) ?? '').sort()).toEqual([...stored.values()].sort())
  },
)
