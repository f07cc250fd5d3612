import i18next from 'i18next'
import { expect, it } from 'vitest'

import { numberText, priceText } from './number-text.ts'
import { startTextsIn } from './texts/start-texts.ts'

it.each(['en', 'fr'] as const)(
  'writes counts, prices and mileages of all countries in one way, in %s',
  async (language) => {
    await startTextsIn(language)
    const written = [
      i18next.t('numbers.amount', { value: 3165 }),
      numberText(3165, language),
      priceText(3165, 'ma', language),
      priceText(3165, 'rw', language),
    ].map((text) => text.replaceAll(/[^\d,\s]/g, '').trim())
    expect(new Set(written)).toEqual(new Set(['3\u00a0165']))
  },
)
