import { expect, it } from 'vitest'

import { translatorOf } from '../../texts/translators.ts'
import { CLAIM_VALUES } from './claim-values.ts'

it('claims loans as long as the longest of the edition, which is that of a new car', () => {
  const { t } = translatorOf('en')
  expect(t('claims.loan.title', CLAIM_VALUES)).toBe('Loans of 12 to 72 months')
})
