import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SORTS } from '@otosafi/domain/listing/vocabulary'

import { decodeCursor, encodeCursor } from './cursor.ts'

describe('a cursor', () => {
  it.each(SORTS)('of %s is not one of another sort', (sort) => {
    const cursor = { sort, key: sort === 'bestDeal' ? Infinity : 7, id: 'a' }
    const text = encodeCursor(cursor)
    for (const other of SORTS) expect(decodeCursor(text, other)).toEqual(other === sort ? cursor : null)
  })

  it.each([
    '',
    '!',
    'e30',
    'W10',
    Buffer.from('["newest",null,"a"]').toString('base64url'),
    Buffer.from('["newest",1,2]').toString('base64url'),
    Buffer.from('["newest",1,"no id"]').toString('base64url'),
    'A'.repeat(300),
  ])('is not read from %j', (text) => {
    expect(decodeCursor(text, 'newest')).toBeNull()
  })

  it('is never read from chance text with an error', () => {
    fc.assert(fc.property(fc.string(), fc.constantFrom(...SORTS), (text, sort) => decodeCursor(text, sort) === null))
  })
})
