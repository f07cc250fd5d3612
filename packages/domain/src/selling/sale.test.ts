import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountOf, hasRunOut, newSale, type Sale, SALE_ACTIONS, SALE_STATES, type SaleStep } from './sale.ts'
import { replaySale, takeSaleStep } from './take-sale-step.ts'
import { walkSale } from './testing/walk-sales.ts'
import { SALE_TRANSITIONS } from './transitions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OFFER = {
  base: 90_000,
  lines: [
    { kind: 'brakes', amount: 2500 },
    { kind: 'tyres', amount: 1500 },
  ],
} as const

const send = { action: 'send', actor: 'visitor', at: 0 } as const
const inspect = { action: 'inspect', actor: 'staff', at: DAY } as const
const offer = { action: 'offer', actor: 'staff', at: DAY, offer: OFFER } as const
const accept = (answers: number, at = 2 * DAY) => ({ action: 'accept', actor: 'visitor', at, answers }) as const

/** A sale after some steps, none of which may be refused. */
function after(...steps: readonly SaleStep[]): Sale {
  return steps.reduce((sale, step) => {
    const decided = takeSaleStep(sale, step)
    if (decided === null) throw new Error(`${step.action} was refused`)
    return decided.sale
  }, newSale())
}

describe('the table of transitions', () => {
  it('is this one', () => {
    const rows = SALE_TRANSITIONS.map(({ action, from, to, actors, guard, effects }) =>
      [
        action,
        from.map((state) => state ?? 'new').join(', '),
        to,
        actors.join(', '),
        guard?.words ?? '',
        effects.join(', ') || 'nobody',
      ].join(' | '),
    )
    expect(['action | from | to | by | if | effects', ...rows].join('\n')).toMatchInlineSnapshot(`
      "action | from | to | by | if | effects
      send | new | sent | visitor |  | notifyVisitor, notifyTeam
      see | sent | seen | staff |  | notifyVisitor, notifyTeam
      see | appointment | appointment | staff | before it begins, seen by nobody yet | notifyVisitor, notifyTeam
      schedule | sent, seen | appointment | visitor, staff | a time ahead | notifyVisitor, notifyTeam
      schedule | appointment | appointment | visitor | a time ahead, before the present one begins | notifyVisitor, notifyTeam
      schedule | appointment | appointment | staff | a time ahead | notifyVisitor, notifyTeam
      cancelAppointment | appointment | seen | staff |  | notifyVisitor, notifyTeam
      cancelAppointment | appointment | seen | visitor | before it begins, seen by staff | notifyVisitor, notifyTeam
      cancelAppointment | appointment | sent | visitor | before it begins | notifyVisitor, notifyTeam
      changePhotos | sent | sent | visitor |  | nobody
      changePhotos | seen | seen | visitor |  | nobody
      changePhotos | appointment | appointment | visitor |  | nobody
      inspect | sent, seen, appointment | inspected | staff |  | notifyVisitor, notifyTeam
      offer | inspected, refused, expired | offer | staff | a price less its lines, of which something is left | notifyVisitor, notifyTeam
      accept | offer | accepted | visitor | the present offer, in time | notifyVisitor, notifyTeam
      refuse | offer | refused | visitor | the present offer, in time | notifyVisitor, notifyTeam
      expire | offer | expired | clock | its time has run out | notifyVisitor, notifyTeam
      pay | accepted | paid | staff |  | notifyVisitor, notifyTeam
      withdraw | sent, seen, appointment, inspected, offer, refused, expired | closed | visitor | in time | notifyVisitor, notifyTeam
      close | paid | closed | staff |  | notifyVisitor, notifyTeam
      close | sent, seen, appointment, inspected, offer, refused, expired, accepted | closed | staff | in time, with a reason | notifyVisitor, notifyTeam"
    `)
  })

  it('leads to every state, and out of none that is closed', () => {
    expect(new Set(SALE_TRANSITIONS.map(({ to }) => to))).toEqual(new Set(SALE_STATES))
    expect(SALE_TRANSITIONS.filter(({ from }) => from.includes('closed'))).toEqual([])
  })
})

describe('a sale', () => {
  it('gets an offer from staff alone, which is good for 7 days to the millisecond', () => {
    const offered = after(send, inspect, offer)
    expect(offered).toMatchObject({ state: 'offer', offers: 1, deadline: 8 * DAY })
    for (const actor of ['visitor', 'clock'] as const)
      expect(takeSaleStep(after(send, inspect), { ...offer, actor })).toBeNull()
    expect(hasRunOut(offered, 8 * DAY - 1)).toBe(false)
    expect(after(send, inspect, offer, accept(1, 8 * DAY - 1))).toMatchObject({ state: 'accepted', deadline: null })
    expect(takeSaleStep(offered, accept(1, 8 * DAY))).toBeNull()
    expect(takeSaleStep(offered, { action: 'withdraw', actor: 'visitor', at: 8 * DAY })).toBeNull()
    expect(takeSaleStep(offered, { action: 'expire', actor: 'clock', at: 8 * DAY - 1 })).toBeNull()
    expect(takeSaleStep(offered, { action: 'expire', actor: 'clock', at: 8 * DAY })?.sale.state).toBe('expired')
  })

  it('takes whole amounts alone, of which something is left', () => {
    expect(amountOf(OFFER)).toBe(86_000)
    const inspected = after(send, inspect)
    const line = { kind: 'other', amount: 1 } as const
    for (const wrong of [
      { base: 0, lines: [] },
      { base: 1.5, lines: [] },
      { base: Number.NaN, lines: [] },
      { base: 3_000_000_000, lines: [] },
      { base: 100, lines: [{ ...line, amount: 100 }] },
      { base: 100, lines: [{ ...line, amount: 0 }] },
      { base: 100, lines: [{ ...line, amount: -5 }] },
      { base: 100, lines: Array.from({ length: 31 }, () => line) },
    ])
      expect(takeSaleStep(inspected, { ...offer, offer: wrong }), JSON.stringify(wrong)).toBeNull()
    const longest = { base: 100, lines: Array.from({ length: 30 }, () => line) }
    expect(takeSaleStep(inspected, { ...offer, offer: longest })).not.toBeNull()
  })

  it('is answered for the offer that was read, and no earlier one', () => {
    const refused = { action: 'refuse', actor: 'visitor', at: 2 * DAY, answers: 1 } as const
    const second = after(send, inspect, offer, refused, { ...offer, at: 3 * DAY })
    expect(second).toMatchObject({ state: 'offer', offers: 2, deadline: 10 * DAY })
    expect(takeSaleStep(second, accept(1, 3 * DAY))).toBeNull()
    expect(takeSaleStep(second, accept(2, 3 * DAY))?.sale.state).toBe('accepted')
  })

  it('is scheduled for a time ahead, and again', () => {
    const schedule = { action: 'schedule', actor: 'staff', at: HOUR, appointment: DAY } as const
    expect(takeSaleStep(after(send), { ...schedule, appointment: HOUR })).toBeNull()
    const moved = after(send, schedule, { ...schedule, at: 2 * HOUR, appointment: 2 * DAY })
    expect(moved).toMatchObject({ state: 'appointment', appointment: 2 * DAY })
  })

  it('is scheduled, moved and given up by its seller until the car is looked at', () => {
    const schedule = { action: 'schedule', actor: 'visitor', at: HOUR, appointment: DAY } as const
    const cancel = { action: 'cancelAppointment', actor: 'visitor', at: DAY - 1 } as const
    const see = { action: 'see', actor: 'staff', at: HOUR } as const
    const scheduled = after(send, schedule)
    expect(takeSaleStep(scheduled, { ...schedule, at: DAY - 1, appointment: 2 * DAY })?.sale.appointment).toBe(2 * DAY)
    for (const late of [
      { ...schedule, at: DAY, appointment: 2 * DAY },
      { ...cancel, at: DAY },
    ])
      expect(takeSaleStep(scheduled, late)).toBeNull()
    // Nobody is said to have seen what nobody has.
    expect(takeSaleStep(scheduled, cancel)?.sale).toMatchObject({ state: 'sent', appointment: null })
    expect(after(send, see, schedule, cancel)).toMatchObject({ state: 'seen', appointment: null })
    // A seller who did not come can be given another time.
    expect(takeSaleStep(scheduled, { ...cancel, actor: 'staff', at: 2 * DAY })?.sale.state).toBe('seen')
    expect(takeSaleStep(after(send, inspect), schedule)).toBeNull()
  })

  it('is seen with the time that its seller has chosen, which stays, and once', () => {
    const schedule = { action: 'schedule', actor: 'visitor', at: HOUR, appointment: DAY } as const
    const see = { action: 'see', actor: 'staff', at: 2 * HOUR } as const
    const seen = after(send, schedule, see)
    expect(seen).toMatchObject({ state: 'appointment', isSeen: true, appointment: DAY })
    expect(takeSaleStep(seen, see)).toBeNull()
    expect(takeSaleStep(after(send, { ...schedule, actor: 'staff' }), see)).toBeNull()
    // Its seller would be notified of a time that has passed.
    expect(takeSaleStep(after(send, schedule), { ...see, at: DAY })).toBeNull()
    const cancel = { action: 'cancelAppointment', actor: 'visitor', at: 3 * HOUR } as const
    expect(takeSaleStep(seen, cancel)?.sale.state).toBe('seen')
  })

  it('gets other photos from its seller until it is inspected, which changes nothing else and notifies nobody', () => {
    const change = { action: 'changePhotos', actor: 'visitor', at: HOUR } as const
    const see = { action: 'see', actor: 'staff', at: HOUR } as const
    const schedule = { action: 'schedule', actor: 'visitor', at: HOUR, appointment: DAY } as const
    for (const before of [after(send), after(send, see), after(send, schedule)]) {
      expect(takeSaleStep(before, change)).toEqual({ sale: before, effects: [] })
      expect(takeSaleStep(before, { ...change, actor: 'staff' })).toBeNull()
    }
    for (const late of [after(send, inspect), after(send, inspect, offer)])
      expect(takeSaleStep(late, { ...change, at: 2 * DAY })).toBeNull()
  })

  it('is left by its seller until an offer is accepted, and closed by staff with a reason until it is paid', () => {
    const withdraw = { action: 'withdraw', actor: 'visitor', at: 2 * DAY } as const
    const close = { action: 'close', actor: 'staff', at: 2 * DAY } as const
    const accepted = after(send, inspect, offer, accept(1))
    expect(after(send, withdraw).state).toBe('closed')
    expect(takeSaleStep(accepted, withdraw)).toBeNull()
    expect(takeSaleStep(accepted, { ...close, reason: ' ' })).toBeNull()
    expect(takeSaleStep(accepted, { ...close, reason: 'The papers are not in order' })?.sale.state).toBe('closed')
    expect(after(send, inspect, offer, accept(1), { action: 'pay', actor: 'staff', at: 3 * DAY }, close).state).toBe(
      'closed',
    )
  })

  it('stays closed', () => {
    const closed = after(send, { action: 'withdraw', actor: 'visitor', at: 1 })
    for (const action of SALE_ACTIONS)
      for (const actor of ['visitor', 'staff', 'clock'] as const)
        expect(
          takeSaleStep(closed, { ...offer, action, actor, answers: 0, reason: 'so', appointment: 9 * DAY }),
        ).toBeNull()
  })

  it('follows from its events, and from no events that could not have been', () => {
    const events = [
      { ...send, state: 'sent' },
      { ...inspect, state: 'inspected' },
      { ...offer, state: 'offer' },
      { ...accept(1), state: 'accepted' },
    ] as const
    expect(replaySale(events)).toMatchObject({ state: 'accepted', offers: 1 })
    expect(() => replaySale([events[0], events[2]])).toThrow('cannot have become')
  })
})

describe('a sale under random steps, clocks and crashes', () => {
  it('is paid only by an offer that its seller accepted, and comes to its end', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        walkSale(seed)
      }),
      { numRuns: 3000 },
    )
  })
})
