import { expect, it } from 'vitest'

import { flagSheet } from './flag-sheet.ts'

const drawing = (inner: string, size = '12 9') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${inner}</svg>\n`

it('every flag has a place of its own on the sheet, in its own measures, that its name shows alone', () => {
  expect(
    flagSheet(
      new Map([
        ['ma', drawing('<path d="M0 0"/>')],
        ['za', drawing('<g/>', '80 60')],
      ]),
    ),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 6">' +
      '<view id="ma" viewBox="0 0 4 3"/><svg y="0" width="4" height="3" viewBox="0 0 12 9"><path d="M0 0"/></svg>' +
      '<view id="za" viewBox="0 3 4 3"/><svg y="3" width="4" height="3" viewBox="0 0 80 60"><g/></svg></svg>',
  )
})

it('a flag that is written in another way is not passed over', () => {
  expect(() => flagSheet(new Map([['ma', '<svg width="4"/>']]))).toThrow('The flag ma')
})
