import { beforeAll, expect, it } from 'vitest'

import type { Request, RequestList } from '@otosafi/api-client/office-schema'

import { isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

withDatabase('what the team is asked for', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 1)
    await database.kysely.deleteFrom('stock').execute()
    server = await startTestServer(database)
  })

  const read = async (reference: string) => {
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const { status, body } = await sendOffice(server, cookie, `/requests/ma/${reference}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Request
  }
  const sent = async (path: string, body: object) => {
    server.time.now += 100_000
    const { status, body: answer } = await post(server, path, body)
    expect(status, JSON.stringify(answer)).toBe(201)
    return (answer as { reference: string }).reference
  }
  const want = (wanted: object) =>
    sent('/wanted-cars', { fullName: 'Ali Amrani', phone: '+212661234567', wanted, consent: true })

  it('is a car, said in words, with those for sale that are like it', async () => {
    const car = {
      brand: 'dacia',
      model: 'logan',
      city: 'casablanca',
      price: 90_000,
      mileage: 60_000,
      modelYear: 2019,
    } as const
    const fitting = buildCar(car)
    const others = [
      buildCar({ ...car, brand: 'renault', model: 'clio' }),
      buildCar({ ...car, price: 100_001 }),
      buildCar({ ...car, modelYear: 2017 }),
      buildCar({ ...car, status: 'reserved' }),
    ]
    await insertCars(database, 'ma', [fitting, ...others])
    const { rows, matches, templates } = await read(
      await want({ brand: 'dacia', model: 'dacia-logan', yearMin: 2018, priceMax: 100_000, city: 'casablanca' }),
    )
    expect(matches.map(({ id }) => id)).toEqual([fitting.id])
    expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining(['Dacia', '2018', 'Casablanca']))
    expect(templates).toEqual([])
  })

  it.each([
    ['condition', 'imported', { origin: 'imported' }, { origin: 'local' }],
    ['condition', 'new', { isNew: true, grade: null }, { isNew: false }],
    ['condition', 'good', { grade: 'good' }, { grade: 'average' }],
    ['fuelType', 'ev', { fuelType: 'ev' }, { fuelType: 'diesel' }],
    ['mileageMax', 20_000, { mileage: 20_000 }, { mileage: 20_001 }],
  ] as const)('matches by %s %s', async (detail, value, fits, differs) => {
    await database.kysely.deleteFrom('stock').execute()
    const [fitting, other] = [fits, differs].map((changed) => buildCar({ city: 'casablanca', ...changed }))
    if (fitting === undefined || other === undefined) throw new Error('There is no car.')
    await insertCars(database, 'ma', [fitting, other])
    const { matches } = await read(await want({ [detail]: value }))
    expect(matches.map(({ id }) => id)).toEqual([fitting.id])
  })

  it('is about a car, which it leads to as long as the stock has it', async () => {
    await database.kysely.deleteFrom('stock').execute()
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    const problem = { reason: 'photos', message: 'Of another car.', consent: true }
    const reference = await sent(`/cars/${car.id}/problems`, problem)
    expect(await read(reference)).toMatchObject({ car: car.id, summary: { kind: 'carProblem' } })
    await database.kysely.deleteFrom('stock').execute()
    expect((await read(reference)).car).toBeNull()
  })

  it('is shown by the reference of its car where nothing was written', async () => {
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    const call = { name: 'Ali', phone: '0661234567', car: car.id, consent: true }
    const { summary } = await read(await sent('/callbacks', call))
    expect(summary.about).toBe(`MA-${car.id.toUpperCase()}`)
  })

  it('is found by the reference of its car, in any case', async () => {
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    const call = { name: 'Ali', phone: '0661234567', car: car.id, consent: true }
    const reference = await sent('/callbacks', call)
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma', 'sn'])
    const found = async (text: string) => {
      const { body } = await sendOffice(server, cookie, `/requests?text=${encodeURIComponent(text)}`)
      return (body as RequestList).requests.map((each) => each.reference)
    }
    expect(await found(`MA-${car.id.toUpperCase()}`)).toEqual([reference])
    expect(await found(`ma-${car.id}`)).toEqual([reference])
    expect(await found(`SN-${car.id.toUpperCase()}`)).toEqual([])
  })

  it('is shown by the car that is wanted where nothing was written', async () => {
    const reference = await want({ brand: 'dacia', yearMin: 2018 })
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const { body } = await sendOffice(server, cookie, '/requests?kind=wantedCar')
    const listed = (body as RequestList).requests.find((each) => each.reference === reference)
    expect([listed?.about, (await read(reference)).summary.about]).toEqual(['Dacia, 2018', 'Dacia, 2018'])
  })

  it('is due from the day on which the team wants to be reminded of it, until it is closed', async () => {
    const question = { message: 'When does it come?', name: 'Salma', email: 'due@example.org', consent: true }
    const [reference, other] = [await sent('/questions', question), await sent('/questions', question)]
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const remind = (remindOn: string | null, former: string | null, of = reference) =>
      sendOffice(server, cookie, `/requests/ma/${of}/reminder`, { method: 'PUT', body: { remindOn, former } })
    const due = async () => {
      const { body } = await sendOffice(server, cookie, '/requests?due=true')
      return (body as RequestList).requests.map((each) => [each.reference, each.remindOn])
    }
    const [today, tomorrow] = [0, 86_400_000].map((later) => isoDay(new Date(server.time.now + later)))
    if (today === undefined || tomorrow === undefined) throw new Error('There is no day.')
    expect(await due()).toEqual([])
    expect((await remind(today, null)).body).toMatchObject({ summary: { remindOn: today } })
    expect((await remind(tomorrow, null, other)).status).toBe(200)
    expect(await due()).toEqual([[reference, today]])
    expect((await remind(null, today)).status).toBe(200)
    expect(await due()).toEqual([])
    await remind(today, null)
    const close = { method: 'POST', body: { action: 'close' } }
    expect((await sendOffice(server, cookie, `/requests/ma/${reference}/actions`, close)).status).toBe(200)
    expect(await due()).toEqual([])
    expect((await remind(tomorrow, today)).status).toBe(409)
  })

  it('is shown by the beginning of its message, which cuts no character', async () => {
    const aboutOf = async (message: string) => {
      const reference = await sent('/questions', { message, email: 'long@example.org', consent: true })
      return (await read(reference)).summary.about
    }
    const begins = 'x'.repeat(198)
    expect(await aboutOf(`${begins}👍🏽 and more`)).toBe(begins)
    expect(await aboutOf(`${begins}لَّ`)).toBe(begins)
    expect(await aboutOf(`${begins}👍 and more`)).toBe(`${begins}👍`)
    expect(await aboutOf(`${begins}xy`)).toBe(`${begins}xy`)
  })

  it('has no note that says nothing', async () => {
    const reference = await sent('/questions', { message: 'When?', email: 'blank@example.org', consent: true })
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const { status } = await sendOffice(server, cookie, `/requests/ma/${reference}/notes`, { body: { text: ' \n ' } })
    expect(status).toBe(422)
    expect((await read(reference)).notes).toEqual([])
  })

  it('keeps no reminder over one that somebody else has chosen meanwhile, and the same one however often', async () => {
    const reference = await sent('/questions', { message: 'When?', email: 'twice@example.org', consent: true })
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const remind = async (remindOn: string | null, former: string | null) => {
      const body = { remindOn, former }
      return (await sendOffice(server, cookie, `/requests/ma/${reference}/reminder`, { method: 'PUT', body })).status
    }
    expect([await remind('2026-06-08', null), await remind('2026-06-08', null)]).toEqual([200, 200])
    expect([await remind('2026-06-09', null), await remind(null, '2026-06-07')]).toEqual([409, 409])
    expect((await read(reference)).summary.remindOn).toBe('2026-06-08')
    expect(await remind('2026-06-09', '2026-06-08')).toBe(200)
  })

  it('is a question, which the team can begin to answer with a text in the visitor’s language', async () => {
    const text = { en: 'We are open until six.', fr: 'Nous fermons à six heures.' }
    await database.kysely
      .insertInto('reply_templates')
      .values({ edition: 'ma', id: 'hours', position: 1, payload: JSON.stringify({ name: 'Hours', text }) })
      .execute()
    const question = { message: 'Until when?', name: 'Salma', email: 'salma@example.org', consent: true }
    const { templates, matches } = await read(await sent('/questions', question))
    expect([templates, matches]).toEqual([[{ name: 'Hours', text: text.fr }], []])
  })
  it.each([
    ['of a paragraph that is too long', 'a'.repeat(3001), { code: 'textMax', values: { count: 3000 } }],
    ['of too many paragraphs', Array(21).fill('a').join('\n\n'), { code: 'invalid', values: {} }],
  ])('is a question that no answer %s is published to', async (_, answer, issue) => {
    const reference = await sent('/questions', { message: 'Until when?', email: 'salma@example.org', consent: true })
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const answered = (published?: object) =>
      sendOffice(server, cookie, `/requests/ma/${reference}/actions`, {
        method: 'POST',
        body: { action: 'answer', answer, ...(published && { published }) },
      })
    const refused = await answered({ topic: 'buying', question: 'Until when?' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: '/answer', ...issue })],
    ])
    expect((await answered()).status).toBe(200)
  })
})
