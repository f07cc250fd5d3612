import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type Child, startChild } from '../db/testing/child.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { originalKey } from '../media/pipeline/photo-service.ts'
import { createUploads, PENDING_LIFETIME_MS } from '../media/uploads/uploads.ts'
import { chooseStorage } from '../outside/storage/choose-storage.ts'
import { sendRequest } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../testing/users.ts'

const SERVER = join(import.meta.dirname, '../testing/serve-until-killed.ts')
const ROUNDS = 3
const EMAIL = 'salma@example.org'

it(
  'refers to no picture that is not there, and leaves none that nothing refers to, when the server is killed',
  { timeout: 240_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-uploads-kill-'))
    let child: Child | undefined
    onTestFinished(async () => {
      await child?.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const prepared = await openDatabase({ dataDir, databaseUrl: null })
    await migrate(prepared.pool)
    await addUser(prepared, { email: EMAIL })
    await prepared.close()
    const jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()

    const answered: string[] = []
    const uploadUntilGone = async (port: number): Promise<void> => {
      const server: Pick<TestServer, 'send'> = {
        send: (edition, path, request) => sendRequest(port, EDITIONS[edition].host, path, request),
      }
      const { body } = await post(server, '/auth/login', { identifier: EMAIL, password: PASSWORD })
      const form = putForm([filePart(jpeg)], { authorization: `Bearer ${body.authToken}` })
      for (;;) {
        try {
          const answer = await server.send('ma', '/api/profile/photo', form)
          expect(answer.status).toBe(200)
          answered.push(answer.body.photo.key)
        } catch (error) {
          if (error instanceof Error && 'code' in error) return
          throw error
        }
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      const known = answered.length
      child = startChild(SERVER, dataDir)
      const port = Number((await child.line('port')).slice('port '.length))
      const senders = [uploadUntilGone(port), uploadUntilGone(port)]
      while (answered.length < known + 3) await sleep(10)
      await sleep(randomInt(150))
      await child.kill()
      await Promise.all(senders)
    }

    const database = await openDatabase({ dataDir, databaseUrl: null })
    onTestFinished(() => database.close())
    const store = chooseStorage({ storageUrl: null, dataDir })
    const { photo } = await database.kysely.selectFrom('users').select('photo').executeTakeFirstOrThrow()
    if (photo === null) throw new Error('The user has no photo')
    const isThere = async () => (await sharp((await store.get(originalKey(photo.key))) ?? undefined).metadata()).width
    expect(await isThere()).toBe(900)
    const uploads = createUploads({
      database,
      store,
      clock: () => Date.now() + PENDING_LIFETIME_MS,
      report: (message, error) => {
        throw new Error(message, { cause: error })
      },
    })
    await uploads.sweep()
    expect(await isThere()).toBe(900)
    expect(await readdir(join(dataDir, 'objects', 'uploads'))).toEqual([photo.key.slice('uploads/'.length)])
    const rows = await database.kysely.selectFrom('uploads').select(['key', 'state']).execute()
    expect(rows).toEqual([{ key: photo.key, state: 'used' }])
  },
)
