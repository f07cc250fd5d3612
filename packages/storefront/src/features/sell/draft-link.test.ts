import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { FormValues } from '../../state/form-state.ts'
import { draftFragment, readDraftFragment } from './draft-link.ts'
import type { PhotoView } from './photo-views.ts'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR
const photo = (at: number, view: PhotoView | null = null) => ({
  key: `uploads/${'0a'.repeat(24)}`,
  width: 800,
  height: 600,
  placeholder: '#336699',
  at,
  view,
})

it('carries a car and its photos to another device, but not who offers it', () => {
  const values = {
    brand: 'Dacia',
    carIssue: 'Rayure à l’avant, باب',
    'answer-accident': 'no',
    phone: '0661',
    email: 'a@b.c',
  }
  const fragment = draftFragment({ values, photos: [photo(NOW - HOUR, 'rear')] })
  expect(fragment).toMatch(/^#draft=[\w-]+$/)
  const { phone: _, email: __, ...car } = values
  expect(readDraftFragment(fragment, NOW)).toEqual({ values: car, photos: [photo(NOW - HOUR, 'rear')] })
})

it('takes from a link that somebody else has made not who offers the car', () => {
  const made = (values: object) => `#draft=${btoa(JSON.stringify({ values, photos: [] }))}`
  const stranger = { fullName: 'Stranger', phone: '0600000000', email: 'stranger@example.org' }
  expect(readDraftFragment(made({ brand: 'Dacia', ...stranger }), NOW)?.values).toEqual({ brand: 'Dacia' })
  expect(readDraftFragment(made(stranger), NOW)).toBeNull()
})

it('leaves out photos that the server has deleted, and all that is no photo', () => {
  const photos = [photo(NOW - 24 * HOUR), photo(NOW + HOUR), { ...photo(NOW), key: '../x' }, photo(NOW)]
  expect(readDraftFragment(draftFragment({ values: {}, photos }), NOW)?.photos).toEqual([photo(NOW)])
})

it('says that there were photos which the server has deleted, also where there is nothing else', () => {
  const lapsed = (values: FormValues, ages: number[]) =>
    readDraftFragment(draftFragment({ values, photos: ages.map((age) => photo(NOW - age)) }), NOW)
  expect(lapsed({}, [24 * HOUR])).toEqual({ values: {}, photos: [], hasLapsed: true })
  expect(lapsed({ brand: 'Dacia' }, [HOUR, 24 * HOUR])?.hasLapsed).toBe(true)
  expect(lapsed({ brand: 'Dacia' }, [HOUR])).toEqual({ values: { brand: 'Dacia' }, photos: [photo(NOW - HOUR)] })
})

it('does without what a photo shows where that is no view of a car', () => {
  const { view: _, ...old } = photo(NOW)
  const fragment = `#draft=${btoa(JSON.stringify({ values: {}, photos: [old, { ...old, view: 'roof' }] }))}`
  expect(readDraftFragment(fragment, NOW)?.photos).toEqual([photo(NOW), photo(NOW)])
})

it('is nothing where it was damaged, or is another fragment', () => {
  const whole = draftFragment({ values: { brand: 'Dacia' }, photos: [] })
  fc.assert(
    fc.property(fc.nat(whole.length - 8), (end) => {
      expect(readDraftFragment(whole.slice(0, end), NOW)).toBeNull()
    }),
  )
  expect(readDraftFragment('#sell', NOW)).toBeNull()
  expect(readDraftFragment('#draft=e30', NOW)).toBeNull()
})
