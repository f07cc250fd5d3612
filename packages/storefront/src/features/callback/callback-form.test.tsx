// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { CallbackForm } from './CallbackForm.tsx'

const CALLS = 'We call you from 05 22 12 34 56.'

it.each([
  ['/fr/contact-us', false],
  ['/fr/contact-us?sent=callback', true],
])('at %s announces from which number the team calls: %j', async (path, isSent) => {
  const element = <CallbackForm action="/fr/contact-us" calls={CALLS} />
  const { container, t } = await openPage({ language: 'fr', path, routes: [{ path: '/fr/contact-us', element }] })
  const status = container.querySelector('p[role=status]')
  expect(status?.textContent).toBe(isSent ? `${t('success.callbackSent')} ${CALLS}` : undefined)
  expect(container.textContent.split(CALLS)).toHaveLength(isSent ? 2 : 1)
})
