// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { CONTACT } from '../../navigation/contact-form.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { ContactForm } from './ContactForm.tsx'
import { contactSubjects } from './subjects.ts'

/** The select of subjects on a page that fills in `subject`, or answers a form in which `typed` stood. */
async function openSubject(subject: string, typed?: string) {
  const subjects = contactSubjects(translatorOf('en').t)
  const path = pathFor('contactUs', 'en')
  const answered = { form: CONTACT, sent: false, issues: {}, problem: null, values: { subject: typed }, code: null }
  const { t } = await openPage({
    language: 'en',
    path,
    routes: [{ id: 'contact', path, element: <ContactForm subject={subject} subjects={subjects} /> }],
    ...(typed === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { contact: answered } } }),
  })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: t('contact.form.subject') })
  return { value: select.value, options: [...select.options].map(({ textContent }) => textContent) }
}

const AFTER_SALE = 'Warranty, breakdown, return or delivery'
const SUBJECTS = ['Buy a car', 'Sell a car', 'Your booking', 'Papers', AFTER_SALE, 'Complaint', 'Something else']

it.each([
  ['that the page names', 'Sell a car', undefined, 'Sell a car', SUBJECTS],
  ['that asks for what was promised after the sale', AFTER_SALE, undefined, AFTER_SALE, SUBJECTS],
  ['of any other kind where none is asked for', '', undefined, '', SUBJECTS],
  ['of a link that has words of its own', 'Application', undefined, 'Application', ['Application', ...SUBJECTS]],
  ['that was typed before it was chosen', '', 'Delivery', 'Delivery', ['Delivery', ...SUBJECTS]],
])('a message is of a subject %s', async (_, subject, typed, value, options) => {
  expect(await openSubject(subject, typed)).toEqual({ value, options })
})
