// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { FormState } from '../state/form-state.ts'
import { openPage } from '../testing/open-page.tsx'
import { FormNotes } from './FormNotes.tsx'

const REFUSED: FormState = { form: 'ask', sent: false, issues: {}, problem: 'rate_limited', values: {}, code: null }

it('A form that came too often says from when it can be sent again', async () => {
  const element = <FormNotes state={{ ...REFUSED, from: '14:30' }} />
  const { t } = await openPage({ language: 'fr', path: '/fr', routes: [{ path: '/fr', element }] })
  const told = `${t('errors.problem.rate_limited')} ${t('errors.from', { time: '14:30' })}`
  expect(screen.getByRole('alert').textContent).toBe(told)
})
