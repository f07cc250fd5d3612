// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { CallbackForm } from './CallbackForm.tsx'

const CALLS = 'We call you from 05 22 12 34 56.'

it.each([
  ['/fr/contact-us', 0],
  ['/fr/contact-us?sent=callback', 1],
])('at %s says %i times when the team calls and from which number', async (path, times) => {
  const element = <CallbackForm action="/fr/contact-us" calls={CALLS} />
  await openPage({ language: 'fr', path, routes: [{ path: '/fr/contact-us', element }] })
  expect(screen.queryAllByText(CALLS)).toHaveLength(times)
})
