import { expect, it } from 'vitest'

import { lastShownPage } from './last-shown-page.ts'

it.each([
  ['', 1, 1],
  ['to=3', 1, 3],
  ['to=3', 2, 3],
  ['to=1', 2, 2],
  ['to=500', 2, 11],
  ['to=x', 1, 1],
  ['to=2.5', 1, 1],
  ['to=-1', 1, 1],
  ['to=1004', 995, 1000],
  ['to=1001', 1000, 1000],
])('an address with “%s” that begins with page %i shows up to page %i', (query, page, to) => {
  expect(lastShownPage(new URLSearchParams(query), page)).toBe(to)
})
