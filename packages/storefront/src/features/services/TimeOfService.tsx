import { Form } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'

import { useFormState } from '../../forms/use-form-state.ts'
import { SLOT, type SlotChoice, TYPED } from '../../parts/appointments/load-slots.ts'
import { DefaultButton, SlotFields } from '../../parts/appointments/SlotFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BACK, type TimedService } from './timed-service.ts'
import { warnIfOffline } from './warn-if-offline.ts'

import boxed from '../../forms/BoxedForm.module.css'

/** Anchor of the free times. */
const TIME = 'time'

/**
 * The free times of a service: a form to the page of its form, which keeps the chosen one and what was typed there before, also
 * where none suits: the way back keeps the time that the address names, not one that is ticked. `path` is the page's.
 */
export function TimeOfService({ service, choice, path }: { service: TimedService; choice: SlotChoice; path: string }) {
  const { t, language } = useTexts()
  const { state } = useFormState(service)
  const isTyped = state !== null
  const { [SLOT]: _, ...typed } = state?.values ?? {}
  const before = isTyped && choice.chosen !== null ? `${SLOT}=${choice.chosen.id}` : ''
  return (
    <Form
      id={TIME}
      className={boxed.form}
      method={isTyped ? 'post' : 'get'}
      action={`${pathFor(service, language)}${isTyped ? `?${TYPED}=` : ''}#${service}`}
      // The answer is that of another page's form, which a document alone brings along.
      reloadDocument={isTyped}
      onSubmit={(event) => {
        if (isTyped && warnIfOffline(t)) event.preventDefault()
      }}
    >
      <p className={boxed.text}>{t('services:time.text')}</p>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isTyped ? <DefaultButton /> : null}
      <SlotFields
        choice={choice}
        at={before === '' ? path : `${path}?${before}`}
        anchor={TIME}
        sends={isTyped ? 'typed' : undefined}
      />
      {choice.days.length === 0 ? null : <Button type="submit">{t('actions.continue')}</Button>}
      {isTyped ? (
        <Button
          type="submit"
          look="secondary"
          formAction={`${pathFor(service, language)}?${TYPED}=${BACK}${before === '' ? '' : `&${before}`}#${service}`}
          formNoValidate
        >
          {t('actions.back')}
        </Button>
      ) : null}
    </Form>
  )
}
