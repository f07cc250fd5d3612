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
  uploads: new Map([
    ['201', 4],
    ['502', 1],
  ]),
  shown: new Map([
    ['200', 5],
    ['503', 6],
  ]),
  outage: 1200,
  idle: 0.25,
  longestRefusal: 1500.4,
  longestWait: 1700,
  slowestWrite: 20,
  slowestRead: 30,
}

it('shows the share of reads that were served, and names what else was answered', () => {
  const cells = formatTally('primary killed', TALLY).split(/\s{2,}/)
  const [name, ...seen] = [
    'primary killed',
    '25 %',
    '7',
    '2',
    '1200',
    '1500',
    '1700',
    '20',
    '4',
    '75.00 %',
    '30',
    '4',
    '0',
    '5',
    '6',
  ]
  expect(cells).toEqual([name, ...seen, 'reads 1 × 502, uploads 1 × 502'])
})

it('adds up answers, and keeps the longest times and the least idle share', () => {
  const total = addTallies([TALLY, { ...TALLY, idle: 0.5, longestRefusal: 3000, slowestRead: 10 }])
  const { writes, reads, uploads, shown, outage, idle, longestRefusal, longestWait, slowestRead } = total
  expect([writes.get('201'), reads.get('502'), uploads.get('201'), shown.get('503')]).toEqual([14, 2, 8, 12])
  expect([outage, idle, longestRefusal, longestWait, slowestRead]).toEqual([1200, 0.25, 3000, 1700, 30])
})
