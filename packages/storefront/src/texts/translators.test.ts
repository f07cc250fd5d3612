import { expect, it, onTestFinished, vi } from 'vitest'

import { edition } from '#edition'

import { translatorOf } from './translators.ts'

it('logs a missing text once for each language, and writes nothing in its place', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const [first, second] = edition.languages
  for (const language of [first, first, second ?? first]) {
    const t = translatorOf(language).t as unknown as (key: string) => string
    expect(t('car.noSuchText')).toBe('')
    expect(t('meta:noSuchText')).toBe('')
    expect(t('car.section.overview')).not.toBe('')
  }
  expect(logged.mock.calls).toEqual(
    [first, second ?? first].flatMap((language) =>
      ['common:car.noSuchText', 'meta:noSuchText'].map((key) => [`No text in ${language} of ${edition.id}: "${key}"`]),
    ),
  )
})
