import { describe, expect, it } from 'vitest'

import { type Facet, FACETS } from '@otosafi/domain/listing/vocabulary'

import { answerOfBody, type ComparedAnswer, differences } from './differences.ts'

const facetsOf = (counts: Partial<Record<Facet, [string, number][]>>) =>
  Object.fromEntries(FACETS.map((facet) => [facet, new Map(counts[facet])])) as unknown as NonNullable<
    ComparedAnswer['facets']
  >

const answer = (changes: Partial<ComparedAnswer> = {}): ComparedAnswer => ({
  ids: ['a', 'b'],
  total: 9,
  facets: facetsOf({
    brand: [
      ['dacia', 7],
      ['fiat', 2],
    ],
  }),
  ...changes,
})

describe('two answers', () => {
  it('are the same whatever the order of the options', () => {
    const turned = facetsOf({
      brand: [
        ['fiat', 2],
        ['dacia', 7],
      ],
    })
    expect(differences(answer(), answer({ facets: turned }))).toEqual([])
  })

  it.each<[what: string, other: ComparedAnswer]>([
    ['total 9 and 10', answer({ total: 10 })],
    ['cars a,b and b,a', answer({ ids: ['b', 'a'] })],
    ['brand fiat: 2 and 0', answer({ facets: facetsOf({ brand: [['dacia', 7]] }) })],
    [
      'seats 5: 0 and 1',
      answer({ facets: facetsOf({ brand: [...(answer().facets?.brand ?? [])], seats: [['5', 1]] }) }),
    ],
  ])('differ: %s', (what, other) => {
    expect(differences(answer(), other)).toEqual([what])
  })

  it('differ in every option when one has no counts', () => {
    expect(differences(answer(), answer({ facets: null }))).toHaveLength(2)
  })

  it('are compared in the terms of the index when the API gave one', () => {
    const brand = [
      { value: 'dacia', count: 7 },
      { value: 'fiat', count: 2 },
    ]
    const body = { total: 9, cars: [{ id: 'a' }, { id: 'b' }], facets: { brand } }
    expect(differences(answer(), answerOfBody(body))).toEqual([])
    const other = answerOfBody({ ...body, facets: { brand, seats: [{ value: 5, count: 9 }] } })
    expect(differences(answer(), other)).toEqual(['seats 5: 0 and 9'])
  })
})
