// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import type { FormState } from '../state/form-state.ts'
import { openPage } from '../testing/open-page.tsx'
import { FormNotes } from './FormNotes.tsx'

const REFUSED: FormState = { form: 'ask', sent: false, issues: {}, problem: 'rate_limited', values: {}, code: null }
const SENT: FormState = { ...REFUSED, sent: true, problem: null }

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

it('A refusal that reads like the last one is announced again: its alert is another element', async () => {
  const element = <RefusedAgain />
  const { user, t } = await openPage({ language: 'fr', path: '/fr', routes: [{ path: '/fr', element }] })
  const first = screen.getByRole('alert')
  await user.click(screen.getByRole('button'))
  expect(first.isConnected).toBe(false)
  expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.rate_limited'))
})

it('A success that reads like the last one is announced again too', async () => {
  const element = <SentAgain />
  const { user } = await openPage({ language: 'fr', path: '/fr', routes: [{ path: '/fr', element }] })
  const first = screen.getByRole('status')
  await user.click(screen.getByRole('button'))
  expect(first.isConnected).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('Saved.')
})

it('A refusal is said in the words of its form where it has some', async () => {
  const element = <FormNotes state={REFUSED} refusal="Call us." />
  await openPage({ language: 'fr', path: '/fr', routes: [{ path: '/fr', element }] })
  expect(screen.getByRole('alert').textContent).toBe('Call us.')
})

/** A form that each press of its button has refused for the same reason. */
function RefusedAgain() {
  const [state, setState] = useState(REFUSED)
  return (
    <>
      <FormNotes state={state} />
      <button type="button" onClick={() => setState({ ...REFUSED })}>
        Send
      </button>
    </>
  )
}

/** A form that each press of its button saves. */
function SentAgain() {
  const [state, setState] = useState(SENT)
  return (
    <>
      <FormNotes state={state} sent="Saved." />
      <button type="button" onClick={() => setState({ ...SENT })}>
        Send
      </button>
    </>
  )
}
