import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { sendRequest, type TestResponse } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'
import { factsWith } from './testing/facts-with.ts'
import { openOffice } from './testing/open-office.ts'

const NOTE = { text: 'Calls back after six.' }
const CAR = { facts: factsWith(), price: 120_000 }

withDatabase('what the office creates', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'owner'))
  })

  const owner = async () => (await employ(database, new Date(server.time.now), 'owner', ['ma'])).cookie
  const send = (path: string, body: object, key: string, from = cookie) =>
    sendRequest(server.port, OFFICE_HOST, `/office${path}`, {
      method: 'POST',
      headers: { cookie: from, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
  const read = async (path: string) => (await sendOffice(server, cookie, path)).body
  /** Does it twice by one key, and once by another. Resolves to the answers. */
  const thrice = async (work: (key: string) => Promise<TestResponse>) => {
    const key = randomUUID()
    const answers = [await work(key), await work(key), await work(randomUUID())]
    expect(answers[1]).toMatchObject({ status: answers[0]?.status, body: answers[0]?.body })
    return answers
  }
  const requestPath = async () => {
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    return `/requests/ma/${(await post(server, '/questions', question)).body.reference}`
  }

  it('is one note for each key', async () => {
    const path = await requestPath()
    await thrice((key) => send(`${path}/notes`, NOTE, key))
    expect((await read(path)).notes).toHaveLength(2)
  })

  it('is one car for each key, also where both come at once', async () => {
    const [first, , other] = await thrice((key) => send('/cars/ma', CAR, key))
    expect(first?.status).toBe(201)
    expect(other?.body.car.id).not.toBe(first?.body.car.id)
    const key = randomUUID()
    const both = await Promise.all([send('/cars/ma', CAR, key), send('/cars/ma', CAR, key)])
    expect(new Set(both.map(({ body }) => body.car.id)).size).toBe(1)
  })

  it('is one photo for each key, whatever bytes a browser makes of it', async () => {
    const id = (await send('/cars/ma', CAR, randomUUID())).body.car.id as string
    let shade = 100
    const photograph = async (key: string) => {
      const create = { width: 64, height: 48, channels: 3, background: { r: (shade += 1), g: 0, b: 0 } } as const
      const part = filePart(await sharp({ create }).jpeg().toBuffer())
      return sendRequest(server.port, OFFICE_HOST, `/office/cars/ma/${id}/photos`, {
        ...putForm([part], { cookie, 'idempotency-key': key }),
        method: 'POST',
      })
    }
    expect((await thrice(photograph))[0]?.status).toBe(201)
    expect((await read(`/cars/ma/${id}`)).photos).toHaveLength(2)
  })

  it('is one item of content, one file of cars, and one colleague for each key', async () => {
    const [{ id }] = (await read('/content/ma/faqs')).items
    const { values } = await read(`/content/ma/faqs/${id}`)
    const item = { values, isPublished: false, publishAt: null }
    const before = (await read('/content/ma/faqs')).items.length
    await thrice((key) => send('/content/ma/faqs', item, key))
    expect((await read('/content/ma/faqs')).items).toHaveLength(before + 2)

    const file = { fileName: 'cars.csv', text: 'number', isTrial: true, replaces: false }
    await thrice((key) => send('/imports/ma', file, key))
    expect((await read('/imports')).imports).toHaveLength(2)

    const colleague = { name: 'Awa', email: 'awa@example.org', role: 'agent', editions: ['ma'] }
    const invited = await thrice((key) => send('/team', colleague, key))
    expect(invited.map(({ status }) => status)).toEqual([201, 201, 409])
  })

  it('is refused by a key of something else, and of somebody else', async () => {
    const path = `${await requestPath()}/notes`
    const key = randomUUID()
    expect((await send(path, NOTE, key)).status).toBe(201)
    for (const refused of [await send(path, { text: 'Another.' }, key), await send(path, NOTE, key, await owner())])
      expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_key_reused'])
  })
})
