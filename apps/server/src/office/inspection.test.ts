import { beforeAll, expect, it, vi } from 'vitest'

import type { CarInspection, InspectedPoint } from '@otosafi/api-client/office-schema'
import { INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addCar } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'
import { openOffice } from './testing/open-office.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

/** Every point, in order. */
const GOOD: readonly InspectedPoint[] = INSPECTION_SECTIONS.flatMap((section) =>
  INSPECTION_POINTS[section].map((point) => ({ section, point, result: 'ok' as const, note: null })),
)
/** The name of who inspects here. */
const BY_NAME = { typed: 'Inspector', strokes: [] }
const BY_HAND = { typed: null, strokes: [[20, 100, 400, 40, 200, 180]] }
const withResult = (name: string, result: InspectedPoint['result'], note: string | null = null) =>
  GOOD.map((point) => (`${point.section}.${point.point}` === name ? { ...point, result, note } : point))

withDatabase('inspections', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'inspector', { follow: true }))
  })

  const newCar = () => addCar(database, 'ma', { city: 'casablanca', mileage: 64_200, tamperedOdometer: false })
  const send = (id: string, body?: object, query = '') =>
    sendOffice(server, cookie, `/cars/ma/${id}/inspection${query}`, body && { method: 'PUT', body })
  const inspect = async (id: string, points: readonly object[], odometer = 64_300, signature: object = BY_NAME) => {
    const { version } = (await send(id)).body as CarInspection
    return send(id, { odometer, language: 'fr', points, signature, version })
  }
  const onTheSite = async (id: string) =>
    (await server.send('ma', `/api/cars/${id}`, { headers: { 'accept-language': 'fr' } })).body
  const shown = (id: string, expected: object) =>
    vi.waitFor(async () => expect(await onTheSite(id)).toMatchObject(expected), SHOWN_WITHIN_MS)

  it('certify a car by the rule alone: every point looked at, and none of safety failed', async () => {
    const id = await newCar()
    await shown(id, { certified: false, uncertifiedReasons: ['noReport'] })
    expect((await inspect(id, GOOD)).status).toBe(200)
    await shown(id, { certified: true, inspection: { inspector: 'inspector', odometer: 64_300, defects: 0 } })
    await inspect(id, withResult('brakes.frontPads', 'defect', 'Plaquettes à 1 mm'))
    await shown(id, { certified: false, uncertifiedReasons: ['safety'], inspection: { defects: 1 } })
    await inspect(id, GOOD.slice(1))
    await shown(id, { certified: false, uncertifiedReasons: ['incomplete'] })
    await inspect(id, withResult('engine.turbo', 'notApplicable'))
    await shown(id, { certified: true })
  })

  it('tell the site of a point that was left out that it was not checked, never that it is in order', async () => {
    const id = await newCar()
    await inspect(id, GOOD.slice(1))
    await shown(id, { inspection: { pointsChecked: 99 } })
    const { body } = await server.send('ma', `/api/cars/${id}/inspection`)
    const points = (body.sections as { points: { point: string; result: string }[] }[]).flatMap((each) => each.points)
    expect(body.sections[0]).toMatchObject({ section: 'engine', ok: 13, total: 14 })
    expect(points).toHaveLength(GOOD.length)
    expect(points.filter(({ result }) => result !== 'ok')).toEqual([
      { point: 'coldStart', result: 'notChecked', note: null, photos: [] },
    ])
  })

  it('keep those of other days, and are written down by their figures', async () => {
    const id = await newCar()
    await inspect(id, GOOD)
    server.time.now += 86_400_000
    cookie = (await employ(database, new Date(server.time.now), 'inspector', ['ma'])).cookie
    await inspect(id, withResult('body.rust', 'advisory', 'Un peu au bas de caisse'), 65_000)
    const rows = await database.kysely
      .selectFrom('inspections')
      .select('odometer')
      .where('car_id', '=', id)
      .orderBy('date')
      .execute()
    expect(rows.map(({ odometer }) => odometer)).toEqual([64_300, 65_000])
    const log = await database.kysely
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject', '=', `MA-${id.toUpperCase()}`)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(log).toMatchObject({ before: { odometer: 64_300, defects: 0 }, after: { odometer: 65_000, advisories: 1 } })
  })

  it('have notes that are read in both languages of the team', async () => {
    const id = await newCar()
    await inspect(id, withResult('body.rust', 'advisory', 'Un peu au bas de caisse'))
    for (const language of ['en', 'fr']) {
      const { body } = await send(id, undefined, `?language=${language}`)
      const rust = body.inspection.points.find(({ point }: InspectedPoint) => point === 'rust')
      expect(rust.note).toBe('Un peu au bas de caisse')
    }
  })

  it.each([
    ['by name', BY_NAME],
    ['by hand', BY_HAND],
  ])('are signed %s, with the moment, and anew when they are corrected', async (_, signature) => {
    const id = await newCar()
    await inspect(id, GOOD.slice(1), 64_300, signature === BY_NAME ? BY_HAND : BY_NAME)
    const { body } = await inspect(id, GOOD, 64_300, signature)
    expect(body.inspection).toMatchObject({ signature, signedAt: new Date(server.time.now).toISOString() })
    expect((await send(id)).body).toEqual(body)
  })

  it.each([
    ['another name', { typed: 'Somebody Else', strokes: [] }],
    ['nothing', { typed: null, strokes: [] }],
    ['a dot', { typed: null, strokes: [[300, 100]] }],
  ])('are not published where they are signed by %s', async (_, signature) => {
    const id = await newCar()
    const { status, body } = await inspect(id, GOOD, 64_300, signature)
    expect([status, body.errors]).toEqual([422, [{ path: '/body/signature', code: 'invalid', values: {} }]])
    expect((await send(id)).body.inspection).toBeNull()
  })

  it('stay valid where they are older than signatures', async () => {
    const id = await newCar()
    await inspect(id, GOOD)
    await database.kysely
      .updateTable('inspections')
      .set({ signature: null, signed_at: null })
      .where('car_id', '=', id)
      .execute()
    expect((await send(id)).body.inspection).toMatchObject({ signature: null, signedAt: null })
    await shown(id, { certified: true })
  })

  it.each([
    ['a point that there is not', [{ section: 'brakes', point: 'turbo', result: 'ok', note: null }], 'point', 'option'],
    ['a point twice', [GOOD[0], GOOD[0]], 'point', 'option'],
    ['a defect without a word', withResult('engine.idle', 'defect').slice(1, 2), 'note', 'required'],
    ['a defect with blanks for words', withResult('engine.idle', 'defect', ' \n ').slice(1, 2), 'note', 'required'],
  ] as const)('refuse %s', async (_, points, field, code) => {
    const { status, body } = await inspect(await newCar(), [...points] as object[])
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: expect.stringMatching(new RegExp(`/points/\\d+/${field}$`)) as string, code })],
    ])
  })

  it('do not take the place of one that somebody else has written meanwhile', async () => {
    const id = await newCar()
    const { version } = (await send(id)).body as CarInspection
    expect((await inspect(id, GOOD, 65_000)).status).toBe(200)
    const late = { odometer: 64_000, language: 'fr', points: [], signature: BY_NAME, version }
    expect((await send(id, late)).status).toBe(409)
    expect((await send(id)).body.inspection).toMatchObject({ odometer: 65_000 })
  })

  it('are none of a sold car', async () => {
    const id = await newCar()
    await database.kysely
      .updateTable('stock')
      .set({ status: 'sold', sold_at: new Date(server.time.now) })
      .where('id', '=', id)
      .execute()
    expect((await inspect(id, GOOD)).status).toBe(409)
  })
})
