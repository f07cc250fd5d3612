// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { FormState } from '../state/form-state.ts'
import { openPage } from '../testing/open-page.tsx'
import { FormNotes } from './FormNotes.tsx'

const REFUSED: FormState = { form: 'ask', sent: false, issues: {}, problem: 'rate_limited', values: {}, code: null }

it.each([
  [null, 'errors.from', '(à partir de 14:30)'],
  ['2026-06-02', 'errors.fromDay', '(à partir du 2 juin 2026, 14:30)'],
] as const)(
  'A form that came too often says from when it can be sent again, on the day %s',
  async (day, text, from) => {
    const element = <FormNotes state={{ ...REFUSED, from: { day, time: '14:30', text } }} />
    const { t } = await openPage({ language: 'fr', path: '/fr', routes: [{ path: '/fr', element }] })
    expect(screen.getByRole('alert').textContent).toBe(`${t('errors.problem.rate_limited')} ${from}`)
  },
)
