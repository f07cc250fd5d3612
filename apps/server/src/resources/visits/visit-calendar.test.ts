import { beforeAll, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('visits', (open) => {
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    world = await openBookingWorld(await open())
  })

  it('go into calendars by a file that stays up to date', async () => {
    const car = await world.newCar()
    const { body: offered } = await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)
    const slots: { id: string; startsAt: string }[] = offered.slots.slice(40)
    const { body } = await post(world.server, '/visits', { car, slot: slots[0]?.id, ...(await world.newGuest()) })
    const read = async () => {
      const { status, headers, bytes } = await world.server.send('ma', `/calendar/visits/${body.id}.ics`)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'no-store',
      ])
      const text = bytes.toString()
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unfolded = text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
      return new Map(
        unfolded.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
      )
    }
    const first = await read()
    expect(first.get('DTSTART')).toBe(`${slots[0]?.startsAt.slice(0, 19).replace(/[-:]/g, '')}Z`)
    await post(world.server, `/visits/${body.id}/move`, { slot: slots[1]?.id })
    const moved = await read()
    expect(moved.get('UID')).toBe(first.get('UID'))
    expect(moved.get('DTSTART')).toBe(`${slots[1]?.startsAt.slice(0, 19).replace(/[-:]/g, '')}Z`)
    expect(Number(moved.get('SEQUENCE'))).toBeGreaterThan(Number(first.get('SEQUENCE')))
    await world.server.send('ma', `/api/visits/${body.id}/cancel`, { method: 'POST' })
    expect((await read()).get('STATUS')).toBe('CANCELLED')
    for (const path of [`/calendar/visits/${'A'.repeat(43)}.ics`, '/calendar/visits/x'])
      expect((await world.server.send('ma', path)).status).toBe(404)
  })

  it('have no file for a link that leads to nothing: who follows it is led to its page', async () => {
    const token = 'A'.repeat(43)
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'fr' }
    const answer = await world.server.send('ma', `/calendar/visits/${token}.ics`, { headers })
    expect([answer.status, answer.headers['location']]).toEqual([302, pathFor('visit', 'fr', { token })])
  })
})
