import { expect, it } from 'vitest'

import { latestDecisions } from './records.ts'

const record = (number: string, title: string, date: string) => `# ${number} ${title}\n\n${date}\n\n## Question\n`

it('has the newest decisions first', () => {
  const records = [
    record('0001', 'The first', '2026-11-01'),
    record('0003', 'The third', '2026-11-20'),
    record('0002', 'The second', '2026-11-20'),
    '# Rules and records\n',
  ]
  expect(latestDecisions(records, 2)).toEqual([
    { number: '0003', title: 'The third', date: '2026-11-20' },
    { number: '0002', title: 'The second', date: '2026-11-20' },
  ])
})
