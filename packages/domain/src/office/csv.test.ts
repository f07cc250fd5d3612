import fc from 'fast-check'
import { expect, it } from 'vitest'

import { csvOf } from './csv.ts'

it('writes a table, with headings and cells that may hold anything', () => {
  expect(
    csvOf(
      ['Day', 'Views, of "cars"'],
      [
        ['2026-06-01', 10],
        ['two\nlines', -5],
      ],
    ),
  ).toBe('Day,"Views, of ""cars"""\r\n2026-06-01,10\r\n"two\nlines",-5\r\n')
})

it.each(['=1+1', '+212661', '-2', '@sum', '\t=1', '\r=1'])('has no formula for a spreadsheet: %j', (text) => {
  expect(csvOf(['a'], [[text]]).split('\r\n')[1]).toMatch(/^"?'/)
})

it.each(['a;=1+1', 'a;"=1+1;b', 'a\n=1+1', 'a\t@sum', ';-2'])(
  'has no formula for a spreadsheet that divides by semicolons: %j',
  (text) => {
    expect(csvOf(['a'], [[text]])).not.toMatch(/[;\t\r\n]"*[=+\-@]/)
  },
)

it('never lets a text begin another cell or line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (cells) => {
      const text = csvOf(cells, [])
      const read = [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      )
      expect(read).toEqual(cells.map(withoutFormulas))
    }),
  )
})

function withoutFormulas(cell: string): string {
  return cell.replace(/([;\t\r\n]"*)(?=[=+\-@])/g, "$1'").replace(/^(?=[=+\-@\t\r])/, "'")
}
