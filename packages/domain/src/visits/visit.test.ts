import { describe, expect, it } from 'vitest'

import { VISIT_ACTIONS, VISIT_STATES, VISIT_TRANSITIONS, visitAfter, visitStateAt } from './visit.ts'

describe('a visit', () => {
  it('follows this table', () => {
    const rows = VISIT_TRANSITIONS.map(({ action, from, to, actors, when }) =>
      [action, from.map((each) => each ?? 'new').join(', '), to ?? 'as it was', actors.join(', '), when].join(' | '),
    )
    expect(['action | from | to | by | when', ...rows].join('\n')).toMatchInlineSnapshot(`
      "action | from | to | by | when
      schedule | new | requested | visitor | before
      confirm | requested | confirmed | staff | before
      move | requested, confirmed | as it was | visitor | ahead
      move | requested, confirmed | as it was | staff | before
      changeContact | requested, confirmed | as it was | visitor | before
      cancel | requested, confirmed | cancelled | visitor, staff, clock | before
      cancel | requested | cancelled | clock | dayAfter
      finish | requested, confirmed | done | staff | after
      miss | requested, confirmed | missed | staff | after
      finish | confirmed | done | clock | dayAfter"
    `)
  })

  it('stays as it ended, and changes in no other way', () => {
    for (const state of ['done', 'missed', 'cancelled'] as const)
      for (const action of VISIT_ACTIONS)
        for (const actor of ['visitor', 'staff'] as const)
          for (const at of [0, 2]) expect(visitAfter(state, { action, actor, at, startsAt: 1 })).toBeNull()
    expect(new Set(VISIT_TRANSITIONS.flatMap(({ to }) => to ?? []))).toEqual(new Set(VISIT_STATES))
  })

  it('cannot be moved, confirmed or cancelled once it has begun, nor be done before', () => {
    const step = { actor: 'staff', startsAt: 10 } as const
    for (const action of ['confirm', 'move', 'cancel'] as const)
      expect(visitAfter('requested', { ...step, action, at: 10 })).toBeNull()
    expect(visitAfter('confirmed', { ...step, action: 'finish', at: 9 })).toBeNull()
    expect(visitAfter('confirmed', { ...step, action: 'finish', at: 10 })).toBe('done')
  })

  it('is moved by its visitor until two hours before it, by the team until it begins, and cancelled by both until then', () => {
    const startsAt = Date.parse('2026-05-16T09:00:00Z')
    const latest = startsAt - 2 * 3_600_000
    const after = (action: 'move' | 'cancel', actor: 'visitor' | 'staff', at: number) =>
      visitAfter('confirmed', { action, actor, at, startsAt })
    expect([after('move', 'visitor', latest), after('move', 'visitor', latest + 1)]).toEqual(['confirmed', null])
    expect(after('move', 'staff', startsAt - 1)).toBe('confirmed')
    for (const actor of ['visitor', 'staff'] as const) expect(after('cancel', actor, startsAt - 1)).toBe('cancelled')
  })

  it('does not take place once its time comes unconfirmed, and has taken place a day after it otherwise', () => {
    const startsAt = Date.parse('2026-05-16T09:00:00Z')
    const dayAfter = startsAt + 24 * 3_600_000
    expect(visitStateAt('requested', { at: startsAt - 1, startsAt })).toBe('requested')
    expect(visitStateAt('requested', { at: startsAt, startsAt })).toBe('cancelled')
    expect(visitStateAt('confirmed', { at: dayAfter - 1, startsAt })).toBe('confirmed')
    expect(visitStateAt('confirmed', { at: dayAfter, startsAt })).toBe('done')
    for (const state of ['done', 'missed', 'cancelled'] as const)
      expect(visitStateAt(state, { at: dayAfter, startsAt })).toBe(state)
  })
})
