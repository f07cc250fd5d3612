// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { AskQuestion } from '../features/ask/AskQuestion.tsx'
import { CallbackForm } from '../features/callback/CallbackForm.tsx'
import { CarWaitForm } from '../features/car-wait/CarWaitForm.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import type { SellChoices } from '../features/sell/load-sell-form.ts'
import { PersonPart } from '../features/sell/PersonPart.tsx'
import { sellFields } from '../features/sell/sell-field.ts'
import { ContactStep } from '../parts/appointments/ContactStep.tsx'
import { openPage } from '../testing/open-page.tsx'
import { type Texts, useTexts } from '../texts/use-texts.ts'
import { useFormState } from './use-form-state.ts'

const CHOICES: SellChoices = { brands: [], models: [], cities: [], questions: [], present: 2026, filled: {} }

function Booking() {
  return <ContactStep name="booking" action="/" signIn="/sign-in" sent={useFormState('booking')} user={null} />
}

function Sale() {
  const { t } = useTexts()
  return <PersonPart choices={CHOICES} fields={sellFields({}, {}, t)} />
}

const FORMS: [name: string, element: ReactElement, agreed: (t: Texts['t']) => string][] = [
  ['a question', <AskQuestion key="ask" />, (t) => t('home.questions.ask.consent')],
  ['a call', <CallbackForm key="callback" action="/" />, (t) => t('callback.consent')],
  ['a message', <ContactForm key="contact" subjects={[]} />, (t) => t('contact.form.consent')],
  ['a wait', <CarWaitForm key="wait" action="/" />, (t) => t('booking:wait.consent')],
  ['a booking', <Booking key="booking" />, (t) => t('booking:contact.consent')],
  ['a sale', <Sale key="sale" />, (t) => t('sell:form.consent')],
]

it.each(FORMS)('%s leads to the privacy policy from what one agrees to', async (_, element, agreed) => {
  const { container, t } = await openPage({ language: 'ar', path: '/', routes: [{ path: '/', element }] })
  expect(container.textContent).toContain(agreed(t))
  const link = screen.getByRole('link', { name: t('forms.privacyPolicy') })
  expect(link.getAttribute('href')).toBe(pathFor('privacyPolicy', 'ar'))
  expect(link.getAttribute('target')).toBe('_blank')
})
