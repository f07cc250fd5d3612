// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { AccountNewsletter } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiAnswers, openPage } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { Consents } from './Consents.tsx'

const NEWSLETTER: AccountNewsletter = {
  subscribed: false,
  preferences: { frequency: 'weekly', topics: [], language: 'fr' },
  topics: [
    { id: 'newCars', name: 'Voitures ajoutées récemment' },
    { id: 'lowerPrices', name: 'Prix en baisse' },
  ],
}
const SAVED: ApiAnswers = {
  'PUT /api/profile/newsletter': () => new Response(null, { status: 204 }),
}

describe.each(['fr', 'ar'] as const)('the consents of an account, in %s', (language) => {
  async function open(element: React.ReactNode) {
    const path = pathFor('accountSection', language, { key: 'privacy' })
    const routes = [{ path, element, action: answerSection }]
    const page = await openPage({ language, path, routes, answers: SAVED })
    return { ...page, send: (name: string) => page.user.click(screen.getByRole('button', { name })) }
  }

  it('give the newsletter as it is wished, and show what was agreed to in which version', async () => {
    const { user, send, calls, t } = await open(
      <Consents
        email="salma@example.org"
        consents={[
          {
            purpose: 'account',
            given: true,
            at: '2026-05-19T23:30:00.000Z',
            day: '2026-05-20',
            textVersion: '2026-05-11',
          },
        ]}
        newsletter={NEWSLETTER}
      />,
    )
    screen.getByText(t('account:privacy.givenTo', { day: '2026-05-20', version: '2026-05-11' }))
    await user.selectOptions(screen.getByLabelText(t('account:newsletter.frequency')), t('account:newsletter.monthly'))
    await user.click(screen.getByRole('checkbox', { name: 'Prix en baisse' }))
    await send(t('account:privacy.newsletterStart'))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({
      subscribed: true,
      preferences: { frequency: 'monthly', topics: ['lowerPrices'], language: 'fr' },
    })
  })

  it('stop the newsletter by a button of its own', async () => {
    const { send, calls, t } = await open(
      <Consents email="salma@example.org" consents={[]} newsletter={{ ...NEWSLETTER, subscribed: true }} />,
    )
    await send(t('account:privacy.newsletterStop'))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ subscribed: false })
  })

  it('offer no newsletter without a verified address', async () => {
    const { t } = await open(<Consents email={null} consents={[]} newsletter={NEWSLETTER} />)
    screen.getByText(t('account:privacy.newsletterNeedsEmail'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('take what was agreed to at the sign-up back, also without a verified address', async () => {
    const day = { day: '2026-05-20', textVersion: null }
    const agreed = { purpose: 'newsletter', given: true, at: '2026-05-20T12:00:00.000Z', ...day } as const
    const { send, calls, t } = await open(<Consents email={null} consents={[agreed]} newsletter={NEWSLETTER} />)
    await send(t('account:privacy.newsletterStop'))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ subscribed: false })
  })
})
