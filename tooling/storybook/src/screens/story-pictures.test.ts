import { expect, it } from 'vitest'

import { withStoryPhotos } from './story-pictures.ts'

it('puts a drawing in the place of every photograph, wherever it stands, and nothing else', () => {
  const photo = (key: string, placeholder: string) => ({ key, width: 1600, height: 1200, placeholder })
  const body = { cars: [{ id: 'a', photo: photo('art/side-suv-green-1', '#93a') }], key: 'about', none: null }
  expect(withStoryPhotos(body)).toEqual({
    cars: [{ id: 'a', photo: photo('story-green', '#3f6b4f') }],
    key: 'about',
    none: null,
  })
})
