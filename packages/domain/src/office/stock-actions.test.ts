import { describe, expect, it } from 'vitest'

import { SALE_STATUSES } from '../car/vocabulary.ts'
import { STATUS_AFTER, stockActionsOf } from './stock-actions.ts'

describe('what can be done with a car by hand', () => {
  it('is nothing while a booking keeps it', () => {
    for (const status of SALE_STATUSES) expect(stockActionsOf(status, true)).toEqual([])
  })

  it('never leads where it is already, and never out of its sale', () => {
    for (const status of SALE_STATUSES)
      for (const action of stockActionsOf(status, false)) expect(STATUS_AFTER[action]).not.toBe(status)
    expect(stockActionsOf('sold', false)).toEqual([])
  })

  it('takes back a reservation', () => {
    expect(stockActionsOf('available', false)).toContain('reserve')
    expect(stockActionsOf(STATUS_AFTER.reserve, false)).toContain('free')
  })
})
