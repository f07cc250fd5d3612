import { describe, expect, it } from 'vitest'

import { STATUS_AFTER, stockActionsOf } from './stock-actions.ts'
import { isEditable, isPublishable, isWithdrawable, STOCK_STATES, stockStateOf } from './stock-states.ts'

describe('what can be done with a car by hand', () => {
  it('is nothing while a booking keeps it', () => {
    for (const state of STOCK_STATES) expect(stockActionsOf(state, true)).toEqual([])
  })

  it('never leads where it is already, and never out of its sale', () => {
    for (const state of STOCK_STATES)
      for (const action of stockActionsOf(state, false)) expect(STATUS_AFTER[action]).not.toBe(state)
    for (const state of ['sold', 'draft', 'withdrawn'] as const) expect(stockActionsOf(state, false)).toEqual([])
  })

  it('takes back a reservation', () => {
    expect(stockActionsOf('available', false)).toContain('reserve')
    expect(stockActionsOf(STATUS_AFTER.reserve, false)).toContain('free')
  })
})

describe('where a car of the stock stands', () => {
  it('is its sale while it is on the site, and what became of it otherwise', () => {
    expect(stockStateOf({ isListed: true, wasWithdrawn: false, status: 'reserved' })).toBe('reserved')
    expect(stockStateOf({ isListed: false, wasWithdrawn: false, status: 'available' })).toBe('draft')
    expect(stockStateOf({ isListed: false, wasWithdrawn: true, status: 'available' })).toBe('withdrawn')
  })

  it('lets a car be published or withdrawn, never both, and a sold one be neither changed nor withdrawn', () => {
    for (const state of STOCK_STATES) expect(isPublishable(state) && isWithdrawable(state)).toBe(false)
    expect([isEditable('sold'), isWithdrawable('sold'), isWithdrawable('reserved')]).toEqual([false, false, false])
  })
})
