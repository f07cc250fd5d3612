import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { post } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const QUESTION = {
  message: 'Puis-je la voir samedi ?',
  name: 'Salma Bennani',
  email: 'salma@example.org',
  consent: true,
}

withDatabase('requests of visitors', (open) => {
  let database: Database
  let server: TestServer
  const car = buildCar()

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 2)
    await insertCars(database, 'ma', [car])
    server = await startTestServer(database)
  })

  const stored = (reference: string) =>
    database.kysely.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst()
  const mails = async (reference: string) =>
    (await mailsIn(database)).filter(({ subject }) => subject.includes(reference))

  it('are stored with language, consent and time, and mailed to the team once', async () => {
    const { status, body, headers } = await post(server, '/questions', QUESTION)
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toEqual({
      reference: expect.stringMatching(/^MA-QU-[0-9A-Z]{8}$/),
      createdAt: '2026-06-01T12:00:00.000Z',
    })
    expect(await stored(body.reference)).toMatchObject({
      edition: 'ma',
      kind: 'question',
      language: 'fr',
      car_id: null,
      fields: { message: QUESTION.message, name: QUESTION.name, email: QUESTION.email },
      consented_at: new Date('2026-06-01T12:00:00Z'),
    })
    const [mail, ...others] = await mails(body.reference)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      from: 'Otosafi <hello@otosafi.ma>',
      to: 'hello@otosafi.ma',
      replyTo: 'salma@example.org',
      subject: `Question ${body.reference}`,
      text: expect.stringContaining('Message\u00a0: Puis-je la voir samedi ?'),
    })
  })

  it('hold the number in its international form and the car that they are about', async () => {
    const callback = { name: ' Ali ', phone: '06 61 23 45 67', car: car.id, preferredTime: 'morning', consent: true }
    const { status, body } = await post(server, '/callbacks', callback)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MA-CB-/)])
    expect(await stored(body.reference)).toMatchObject({
      car_id: car.id,
      fields: { name: 'Ali', phone: '+212661234567', preferredTime: 'morning' },
    })
    expect((await mails(body.reference))[0]?.text).toContain('Moment souhaité\u00a0: Matin')
  })

  it.each([
    ['/callbacks', { name: 'Ali' }],
    ['/wanted-cars', { fullName: 'Ali', wanted: { brand: 'dacia' } }],
  ])(
    'to %s are in the language that is chosen for the call, which the team reads beside the time',
    async (path, own) => {
      const asked = { ...own, phone: '0661234567', preferredTime: 'evening', language: 'ar', consent: true }
      const { body } = await post(server, path, asked, { headers: { 'accept-language': 'en' } })
      expect(await stored(body.reference)).toMatchObject({ language: 'ar', fields: { preferredTime: 'evening' } })
      const [mail] = await mails(body.reference)
      expect(mail?.text).toContain('Langue\u00a0: العربية')
      expect(mail?.text).toContain('Moment souhaité\u00a0: Soir')
    },
  )

  it('are quoted in the visitor’s words, even where these are names of texts', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'evening']) {
      const { status, body } = await post(server, '/questions', { ...QUESTION, name, message: name })
      expect([name, status]).toEqual([name, 201])
      const [mail] = await mails(body.reference)
      expect(mail?.text).toContain(`Message\u00a0: ${name}\nNom\u00a0: ${name}\n`)
    }
  })

  it('belong to the edition of the host and its language', async () => {
    const { body } = await post(
      server,
      '/wanted-cars',
      {
        fullName: 'Thandi',
        phone: '082 123 4567',
        wanted: { brand: 'toyota', bodyType: 'suv', priceMax: 300_000 },
        consent: true,
      },
      { edition: 'coza', headers: { 'accept-language': 'zu' } },
    )
    expect(body.reference).toMatch(/^ZA-WC-/)
    expect(await stored(body.reference)).toMatchObject({ edition: 'coza', language: 'zu' })
    expect((await mails(body.reference))[0]).toMatchObject({
      to: 'hello@otosafi.co.za',
      subject: `Wanted car ${body.reference}`,
      text: expect.stringContaining('Brand: Toyota\nBody type: SUV\nPrice up to: R\u00a0300\u00a0000\n'),
    })
  })

  it('may carry a subject, and whatever is written stays text', async () => {
    const query = {
      name: '<script>alert(1)</script>',
      email: 'salma@example.org',
      subject: 'Livraison\r\nBcc: everybody@example.org',
      message: 'A\u0000B\ud800 <b>bold</b>\r\nsecond line',
      consent: true,
    }
    const { status, body } = await post(server, '/contact-queries', query)
    expect(status).toBe(201)
    expect((await stored(body.reference))?.fields).toMatchObject({ message: 'AB\ufffd <b>bold</b>\nsecond line' })
    const [mail] = await mails(body.reference)
    expect(mail?.subject).toBe(`Message ${body.reference}`)
    expect(mail?.html).not.toMatch(/<script|<b>/)
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt;<br>second line')
  })

  it('report a problem with a car, with what it is about, and a receipt for who left an address', async () => {
    const problem = { reason: 'money', message: 'Il demande un virement.', email: 'driss@example.org', consent: true }
    const { status, body } = await post(server, `/cars/${car.id}/problems`, problem)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MA-CP-/)])
    const { consent: _, ...fields } = problem
    expect(await stored(body.reference)).toMatchObject({ kind: 'carProblem', car_id: car.id, fields })
    const about = `MA-${car.id.toUpperCase()}`
    const [mail, ...others] = await mails(body.reference)
    expect([mail?.to, others]).toEqual(['hello@otosafi.ma', []])
    expect(mail?.text).toContain(`Voiture\u00a0: ${about}\n`)
    expect(mail?.text).toContain('Motif\u00a0: Argent demandé en dehors d’Otosafi\n')
    const receipts = (await mailsIn(database)).filter(({ to }) => to === 'driss@example.org')
    expect(receipts.map(({ subject }) => subject)).toEqual(['Nous avons reçu votre signalement'])
    for (const part of [about, body.reference]) expect(receipts[0]?.text).toContain(part)
    expect(receipts[0]?.text).not.toContain('virement')
  })

  it('report a problem without an address, which sends a mail to the team alone, and of no car that does not exist', async () => {
    const problem = { reason: 'sold', message: 'Vendue hier.', consent: true }
    const sent = (await mailsIn(database)).length
    expect((await post(server, `/cars/${car.id}/problems`, problem)).status).toBe(201)
    expect(await mailsIn(database)).toHaveLength(sent + 1)
    expect((await post(server, '/cars/00000000/problems', problem)).status).toBe(404)
  })

  it('may be about a car that was withdrawn meanwhile, and not about a draft', async () => {
    const [withdrawn, draft] = [buildCar(), buildCar()]
    await insertCars(database, 'ma', [withdrawn, draft])
    const hide = (id: string, withdrawn_at: Date | null) =>
      database.kysely.updateTable('stock').set({ is_listed: false, withdrawn_at }).where('id', '=', id).execute()
    await hide(withdrawn.id, new Date(server.time.now))
    await hide(draft.id, null)
    const callback = { name: 'Ali', phone: '0661234567', consent: true }
    const { status, body } = await post(server, '/callbacks', { ...callback, car: withdrawn.id })
    expect([status, await stored(body.reference)]).toMatchObject([201, { car_id: withdrawn.id }])
    expect((await mails(body.reference))[0]?.text).toContain(`MA-${withdrawn.id.toUpperCase()}`)
    expect((await post(server, '/callbacks', { ...callback, car: draft.id })).status).toBe(422)
    const problem = { reason: 'money', message: 'Il demande un virement.', consent: true }
    expect((await post(server, `/cars/${withdrawn.id}/problems`, problem)).status).toBe(201)
    expect((await post(server, `/cars/${draft.id}/problems`, problem)).status).toBe(404)
  })

  describe('are refused', () => {
    const phone = '0661234567'
    it.each([
      [
        '/questions',
        {},
        [
          ['message', 'message'],
          ['consent', 'consent'],
        ],
      ],
      ['/questions', { message: ' \u200b ', consent: true }, [['message', 'message']]],
      ['/questions', { message: 'x'.repeat(4001), consent: true }, [['message', 'textMax']]],
      [
        '/questions',
        { message: 'x', email: 'no address', consent: false },
        [
          ['email', 'email'],
          ['consent', 'consent'],
        ],
      ],
      ['/questions', { message: 1, consent: true }, [['message', 'invalid']]],
      ['/questions', { message: 'x', consent: true, surprise: 1 }, [['surprise', 'invalid']]],
      [
        '/callbacks',
        { name: '', phone: '', consent: true },
        [
          ['name', 'name'],
          ['phone', 'phoneRequired'],
        ],
      ],
      ['/callbacks', { name: 'Ali', phone: '0661', consent: true }, [['phone', 'digitsMin']]],
      ['/callbacks', { name: 'Ali', phone, preferredTime: 'night', consent: true }, [['preferredTime', 'option']]],
      ['/callbacks', { name: 'Ali', phone, language: 'zu', consent: true }, [['language', 'option']]],
      [
        '/wanted-cars',
        { fullName: 'Ali', phone, wanted: { brand: 'dacia' }, language: 'de', consent: true },
        [['language', 'option']],
      ],
      ['/callbacks', { name: 'Ali', phone, car: '00000000', consent: true }, [['car', 'invalid']]],
      ['/wanted-cars', { fullName: 'Ali', phone, wanted: {}, consent: true }, [['wanted', 'wantedCar']]],
      [
        '/wanted-cars',
        { fullName: '', phone, consent: true },
        [
          ['fullName', 'fullName'],
          ['wanted', 'wantedCar'],
        ],
      ],
      [
        '/wanted-cars',
        { fullName: 'A', phone, wanted: { yearMin: 1 }, consent: true },
        [['wanted/yearMin', 'numberBetween']],
      ],
      [
        `/cars/${car.id}/problems`,
        { message: '', email: 'a@b', phone: '0661', consent: true },
        [
          ['message', 'message'],
          ['email', 'email'],
          ['phone', 'digitsMin'],
          ['reason', 'required'],
        ],
      ],
      [`/cars/${car.id}/problems`, { reason: 'spam', message: 'x', consent: true }, [['reason', 'option']]],
      ['/contact-queries', { name: 'A', email: 'a@b', message: 'x', consent: true }, [['email', 'email']]],
      [
        '/contact-queries',
        { name: 'A', email: 'a@b.ma', message: 'x', subject: '', consent: true },
        [['subject', 'required']],
      ],
    ] as [string, object, string[][]][])('from %s: %j', async (path, body, refused) => {
      const { status, body: problem } = await post(server, path, body)
      expect([status, problem.code]).toEqual([422, 'validation_failed'])
      const found = problem.errors.map((error: { path: string; code: string }) => [error.path, error.code])
      expect(found).toEqual(refused.map(([field, code]) => [`/body/${field}`, code]))
    })

    it('without a key, and with one that is none', async () => {
      for (const key of ['', 'x', 'urn:uuid:7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21']) {
        const { status, body } = await post(server, '/questions', QUESTION, { key })
        expect([status, body.errors[0].path]).toEqual([422, '/header/Idempotency-Key'])
      }
    })

    it('without their values in the answer', async () => {
      const { bytes } = await post(server, '/callbacks', { name: 'Ali', phone: '06 secret', consent: true })
      expect(bytes.toString()).not.toContain('secret')
    })
  })
})
