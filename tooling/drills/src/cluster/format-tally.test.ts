import { expect, it } from 'vitest'

import { addTallies, formatTally } from './format-tally.ts'

const TALLY = {
  writes: new Map([
    ['201', 7],
    ['503', 2],
  ]),
  reads: new Map([
    ['200', 3],
    ['502', 1],
  ]),
  longestRefusal: 1500.4,
  slowestWrite: 20,
  slowestRead: 30,
}

it('shows the share of reads that were served, and names what else was answered', () => {
  const cells = formatTally('primary killed', TALLY).split(/\s{2,}/)
  expect(cells).toEqual(['primary killed', '7', '2', '1500', '20', '4', '75.00 %', '30', 'reads 1 × 502'])
})

it('adds up answers, and keeps the longest times', () => {
  const total = addTallies([TALLY, { ...TALLY, longestRefusal: 3000, slowestRead: 10 }])
  expect([total.writes.get('201'), total.reads.get('502'), total.longestRefusal, total.slowestRead]).toEqual([
    14, 2, 3000, 30,
  ])
})
