import { describe, expect, it } from 'vitest'

import { VISIT_ACTIONS, VISIT_STATES, VISIT_TRANSITIONS, visitAfter } from './visit.ts'

describe('a visit', () => {
  it('goes by this table', () => {
    const rows = VISIT_TRANSITIONS.map(({ action, from, to, actors, when }) =>
      [action, from.map((each) => each ?? 'new').join(', '), to ?? 'as it was', actors.join(', '), when].join(' | '),
    )
    expect(['action | from | to | by | before or after it begins', ...rows].join('\n')).toMatchInlineSnapshot(`
      "action | from | to | by | before or after it begins
      schedule | new | requested | visitor | before
      confirm | requested | confirmed | staff | before
      move | requested, confirmed | as it was | visitor, staff | before
      changeContact | requested, confirmed | as it was | visitor | before
      cancel | requested, confirmed | cancelled | visitor, staff, clock | before
      finish | requested, confirmed | done | staff | after
      miss | requested, confirmed | missed | staff | after"
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
})
