import { describe, expect, it } from 'vitest'

import { isSource, listFiles } from './files.ts'
import { bannedParts, isWellNamed } from './names.ts'

const files = listFiles()

describe('names', () => {
  it('say what is inside', () => {
    expect(bannedParts('packages/ui/src/utils/clamp.ts')).toEqual(['utils'])
    expect(bannedParts('packages/ui/src/index.ts')).toEqual(['index.ts'])
    expect(bannedParts('packages/i18n/locales/en/common.json')).toEqual([])
    expect(files.map(({ path }) => path).filter((path) => bannedParts(path).length > 0)).toEqual([])
  })

  it('follow one spelling', () => {
    expect(
      ['car-card.ts', 'CarCard.tsx', 'CarCard.module.css', 'entry.server.tsx', 'cars.handlers.ts'].every(isWellNamed),
    ).toBe(true)
    expect(['carCard.ts', 'Car_Card.tsx', 'CarCard.ts'].some(isWellNamed)).toBe(false)
    expect(
      files
        .map(({ path }) => path)
        .filter(isSource)
        .filter((path) => !isWellNamed(path)),
    ).toEqual([])
  })
})
