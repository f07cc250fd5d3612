import { expect, it } from 'vitest'

import { edition } from '#edition'
import { formatDate } from '@otosafi/editions/format/date'

import { translatorOf } from '../../texts/translators.ts'
import { monthlyNote } from './monthly-note.ts'

it.each(edition.languages)('monthly figures of many cars have their rate with its date in one note: %s', (language) => {
  const { t } = translatorOf(language)
  const note = monthlyNote(t)
  expect(note).toContain(formatDate(edition.loan.rateDate, language))
  expect(note.match(/\d+/g)).toEqual(expect.arrayContaining(['7', '20']))
})
