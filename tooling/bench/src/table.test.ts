import { expect, it } from 'vitest'

import { formatTable } from './table.ts'

it('a table puts names to the left and figures under each other to the right', () => {
  const rows = [
    ['HTML', '9.1 KB', '12 KB'],
    ['largest image', '18 KB', ''],
  ]
  expect(formatTable(['home', 'measured', 'budget'], rows)).toBe(
    [
      'home           measured  budget',
      '-------------  --------  ------',
      'HTML             9.1 KB   12 KB',
      'largest image     18 KB',
    ].join('\n'),
  )
})
