// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { CONTACT_FORM } from '../features/contact/contact-form.ts'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import { NEWSLETTER_FORM } from '../parts/newsletter/newsletter.ts'
import { NewsletterForm } from '../parts/newsletter/NewsletterForm.tsx'
import type { FormState } from '../state/form-state.ts'
import { openPage } from '../testing/open-page.tsx'

/** A page whose address says that the newsletter was sent, as it answers a form without script. */
function open(actionData: Record<string, FormState>) {
  const path = pathFor('blog', 'fr')
  const element = (
    <>
      <NewsletterForm />
      <ContactForm subjects={[]} />
    </>
  )
  return openPage({
    language: 'fr',
    path: `${path}?${SENT}=${NEWSLETTER_FORM.form}`,
    routes: [{ id: 'page', path, element }],
    hydrationData: { loaderData: {}, actionData },
  })
}

it('a form that was sent before is said to be, without script too', async () => {
  const { t } = await open({})
  expect(screen.getByText(t('newsletter.pending'))).toBeTruthy()
})

it('a form that was sent before is not said to be any more where another one is refused', async () => {
  const values = { name: 'Awa' }
  const refused: FormState = {
    form: CONTACT_FORM.form,
    sent: false,
    issues: {},
    problem: 'unavailable',
    values,
    code: null,
  }
  const { t } = await open({ page: refused })
  expect(screen.getByRole('alert').textContent).toContain(t('errors.problem.unavailable'))
  expect(screen.queryByText(t('newsletter.pending'))).toBeNull()
})
