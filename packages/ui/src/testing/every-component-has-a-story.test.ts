import { expect, it } from 'vitest'

const files = Object.keys(import.meta.glob('../*/*.tsx'))

/** Parts that are only ever shown by the component that they belong to. */
const PARTS = [
  '../mantine-island/MantineIsland.tsx',
  '../range-fields/NumberField.tsx',
  '../combobox/SuggestionList.tsx',
  '../gallery/GalleryThumbs.tsx',
  '../gallery/GalleryZoom.tsx',
]

it('every component has a story beside it', () => {
  const components = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !PARTS.includes(file))
  expect(components.length).toBeGreaterThan(15)
  expect(components.filter((file) => !files.includes(file.replace(/\.tsx$/, '.stories.tsx')))).toEqual([])
})
