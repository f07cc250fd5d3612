import { expect, it } from 'vitest'

import { csvOf, sumOf } from './csv.ts'

const DAYS = [
  { day: '2026-06-01', views: 10, requests: 1, visits: 2, bookings: 0, sales: 0 },
  { day: '2026-06-02', views: 5, requests: 0, visits: 0, bookings: 1, sales: 1 },
]

it('writes the days as CSV, with headings that may hold anything', () => {
  expect(csvOf(DAYS, ['Day', 'Views, of "cars"', 'Requests', 'Visits', 'Bookings', 'Sales'])).toBe(
    '"Day","Views, of ""cars""","Requests","Visits","Bookings","Sales"\r\n' +
      '2026-06-01,10,1,2,0,0\r\n2026-06-02,5,0,0,1,1\r\n',
  )
})

it('adds up what was counted', () => {
  expect([sumOf(DAYS, 'views'), sumOf(DAYS, 'sales'), sumOf([], 'visits')]).toEqual([15, 1, 0])
})
