import { expect, it } from 'vitest'

import { readRetainedData, retainedDataCookie } from './retained-data-cookie.ts'

const PAGE = { pathname: '/fr/account/sign-in', protocol: 'https:' }
const SALE = { what: 'MA-SL-4K7Q2PXA', why: 'نحتفظ بما يلزم; حتى يتم ذلك' }

const comesBack = (line: string) => readRetainedData(`cookies=1; ${line.split(';', 1)[0]}; language=fr`)

it('says on the page that follows, and there alone, what stays of an account', () => {
  const line = retainedDataCookie([SALE], PAGE)
  expect(line).toMatch(/; Path=\/fr\/account\/sign-in; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  expect(comesBack(line)).toEqual([SALE])
})

it('names all of many things in 4 KB, the first with their reasons', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...SALE, what: `MA-SL-4K7Q2P${at + 10}` }))
  const line = retainedDataCookie(many, PAGE)
  expect(line.length).toBeLessThan(4000)
  const read = comesBack(line) ?? []
  expect(read.map(({ what }) => what)).toEqual(many.map(({ what }) => what))
  expect([read[0]?.why, read.at(-1)?.why]).toEqual([SALE.why, ''])
})

it('says of an account of which nothing stays that it was deleted', () => {
  expect(comesBack(retainedDataCookie([], PAGE))).toEqual([])
})

it.each([null, '', 'kept=', 'kept=%', 'kept=1', 'kept=%7B%7D', 'xkept=%5B%5D'])('reads nothing of %j', (header) => {
  expect(readRetainedData(header)).toBeNull()
})

it('leaves out what is no thing with its reason', () => {
  expect(readRetainedData('kept=%5B1%2C%5B2%5D%5D')).toEqual([])
})
