import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { sharp } from '../../media/pipeline/configured-sharp.ts'
import { originalKey } from '../../media/pipeline/photo-service.ts'
import { PENDING_LIFETIME_MS } from '../../media/uploads/uploads.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { filePart, type Part, putForm, textPart } from '../../testing/multipart.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

withDatabase('a profile photo', (open) => {
  let database: Database
  let server: TestServer
  let jpeg: Buffer
  let people = 0
  let token = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
  })
  beforeEach(async () => {
    server.time.now += 48 * 3_600_000
    const email = `photo${(people += 1)}@example.org`
    await addUser(database, { email })
    token = (await post(server, '/auth/login', { identifier: email, password: PASSWORD })).body.authToken
  })

  const bearer = () => ({ authorization: `Bearer ${token}` })
  const put = (parts: readonly Part[], headers: Record<string, string> = {}): Promise<TestResponse> =>
    server.send('ma', '/api/profile/photo', putForm(parts, { ...bearer(), ...headers }))
  const send = (method: string, path: string) => server.send('ma', `/api${path}`, { method, headers: bearer() })
  const fetchPhoto = (key: string) => server.send('ma', `/photos/${key}/320.jpeg`)
  const rows = async () => (await database.pool.query('select key, state from uploads')).rows
  const errorsOf = ({ body }: TestResponse) =>
    body.errors?.map(({ path, code }: { path: string; code: string }) => [path, code])

  it('is shown in the profile, and served under an address that nobody can guess', async () => {
    const { status, body } = await put([filePart(jpeg)])
    expect(status).toBe(200)
    expect(body.photo).toMatchObject({ width: 300, height: 300, placeholder: expect.stringMatching(/^#336[67]99$/) })
    expect(body.photo.key).toMatch(/^uploads\/[0-9a-f]{48}$/)
    expect((await send('GET', '/profile')).body.photo).toEqual(body.photo)
    const photo = await fetchPhoto(body.photo.key)
    expect([photo.status, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=31536000, immutable',
    ])
    expect(photo.headers['x-robots-tag']).toBe('noindex')
    expect((await sharp(photo.bytes).metadata()).width).toBe(300)
  })

  it('takes the place of the one before, of which nothing stays', async () => {
    const first = (await put([filePart(jpeg)])).body.photo.key
    await fetchPhoto(first)
    const second = (await put([filePart(jpeg)])).body.photo.key
    expect(second).not.toBe(first)
    await server.uploads.sweep()
    expect((await fetchPhoto(first)).status).toBe(404)
    expect((await fetchPhoto(second)).status).toBe(200)
    expect((await rows()).map(({ key }) => key)).not.toContain(first)
  })

  it('is removed, once or twice', async () => {
    const { key } = (await put([filePart(jpeg)])).body.photo
    expect((await send('DELETE', '/profile/photo')).body.photo).toBeNull()
    expect((await send('DELETE', '/profile/photo')).body.photo).toBeNull()
    await server.uploads.sweep()
    expect(await server.store.has(originalKey(key))).toBe(false)
  })

  it('is deleted with the account, and is in its export', async () => {
    const { key } = (await put([filePart(jpeg)])).body.photo
    const { photo } = (await send('GET', '/profile/export')).body
    expect(photo.contentType).toBe('image/jpeg')
    expect((await sharp(Buffer.from(photo.data, 'base64')).metadata()).width).toBe(300)
    expect(codeOf(await post(server, '/profile/deletion', { password: PASSWORD }, { headers: bearer() }))).toBe(200)
    await server.uploads.sweep()
    expect(await server.store.has(originalKey(key))).toBe(false)
    expect((await rows()).map((row) => row.key)).not.toContain(key)
  })

  it('of two that are sent at once is one, and nothing stays of the other', async () => {
    const keys = (await Promise.all(Array.from({ length: 4 }, () => put([filePart(jpeg)])))).map(
      ({ body }) => body.photo.key,
    )
    const { photo } = (await send('GET', '/profile')).body
    await server.uploads.sweep()
    const there = await Promise.all(keys.map((key) => server.store.has(originalKey(key))))
    expect(keys.filter((_, index) => there[index])).toEqual([photo.key])
  })

  it('says what it is refused for', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    const cases: [Part[], string, unknown][] = [
      [[filePart(heic)], '422 validation_failed', [['/body/photo', 'imageHeic']]],
      [[filePart('<svg/>')], '422 validation_failed', [['/body/photo', 'imageType']]],
      [[filePart(jpeg.subarray(0, 100))], '422 validation_failed', [['/body/photo', 'imageDamaged']]],
      [
        [filePart(Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]))],
        '413 payload_too_large',
        [['/body/photo', 'imageSize']],
      ],
      [[filePart('', { filename: '' })], '422 validation_failed', [['/body/photo', 'required']]],
      [[], '422 validation_failed', [['/body/photo', 'required']]],
      [[textPart('photo', 'x')], '422 validation_failed', [['/body/photo', 'invalid']]],
      [[filePart(jpeg), textPart('other', 'x')], '422 validation_failed', [['/body/other', 'invalid']]],
      [[filePart(jpeg), filePart(jpeg)], '413 payload_too_large', [['/body/photo', 'imagesMax']]],
    ]
    for (const [parts, code, errors] of cases) {
      const answer = await put(parts)
      expect([codeOf(answer), errorsOf(answer)]).toEqual([code, errors])
    }
    expect((await send('GET', '/profile')).body.photo).toBeNull()
  })

  it('is nobody else’s to set, nor another site’s', async () => {
    expect(codeOf(await put([filePart(jpeg)], { authorization: 'Bearer x' }))).toBe('401 unauthorized')
    expect(codeOf(await put([filePart(jpeg)], { 'sec-fetch-site': 'cross-site' }))).toBe('403 cross_origin')
    expect(codeOf(await put([filePart(jpeg)], { 'content-type': 'application/json' }))).toBe(
      '415 unsupported_media_type',
    )
  })

  it('that was stored and never referred to is deleted after a day, and none that is used', async () => {
    const used = (await put([filePart(jpeg)])).body.photo.key
    const { width, height, placeholder } = { width: 1, height: 1, placeholder: '#000000' }
    const { ReceivedPicture } = await import('../../contract/received-picture.ts')
    const orphan = await server.uploads.store(
      'ma',
      new ReceivedPicture({ bytes: jpeg, width, height, placeholder, likeness: null }),
    )
    await server.uploads.sweep()
    expect(await server.store.has(originalKey(orphan.key))).toBe(true)
    server.time.now += PENDING_LIFETIME_MS
    await server.uploads.sweep()
    expect([await server.store.has(originalKey(orphan.key)), await server.store.has(originalKey(used))]).toEqual([
      false,
      true,
    ])
  })
})
