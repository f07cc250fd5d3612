import { Form } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'

import type { SlotChoice } from '../../parts/appointments/load-slots.ts'
import { SlotFields } from '../../parts/appointments/SlotFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { TimedService } from './timed-service.ts'

import boxed from '../../forms/BoxedForm.module.css'

/** Anchor of the free times. */
const TIME = 'time'

/** The free times of a service: a GET form to the page of its form, which keeps the chosen one. `path` is the page's. */
export function TimeOfService({ service, choice, path }: { service: TimedService; choice: SlotChoice; path: string }) {
  const { t, language } = useTexts()
  return (
    <Form id={TIME} className={boxed.form} method="get" action={`${pathFor(service, language)}#${service}`}>
      <p className={boxed.text}>{t('services:time.text')}</p>
      <SlotFields choice={choice} at={path} anchor={TIME} />
      {choice.days.length === 0 ? null : <Button type="submit">{t('actions.continue')}</Button>}
    </Form>
  )
}
