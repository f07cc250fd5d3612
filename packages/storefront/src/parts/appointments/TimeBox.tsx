import type { ReactNode } from 'react'

import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { useHydrated } from '@otosafi/ui/lazy/use-hydrated'
import { Radio } from '@otosafi/ui/radio/Radio'

import { fieldId } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DAY, SLOT, type SlotChoice, TYPED } from './load-slots.ts'
import { DefaultButton, NextTimes, SlotFields } from './SlotFields.tsx'

import styles from './Appointment.module.css'

/** Name of the form that takes a time, and its anchor. */
export const MOVE = 'move'

/**
 * Reschedules an appointment on its page, `path`, with the text `done` as confirmation. `children` are further fields, which keep
 * their input when another day is shown; `kept` is the present time, where it may stay while the fields change.
 */
export function TimeBox({
  choice,
  path,
  isOpened,
  texts: { title, text, done },
  kept,
  children,
}: {
  choice: SlotChoice
  path: string
  isOpened: boolean
  texts: { title: string; text: string; done: string | null }
  kept?: { slot: string; label: string } | null
  children?: ReactNode
}) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, state } = useFormState(MOVE)
  // Without script, showing another day sends the form, so that input is kept.
  const sendsForm = !useHydrated() && !!children
  const isGone = state?.problem === 'slot_not_available' && choice.next.length > 0
  // Without script, an error shows the chosen day and time again.
  const at = choice.day === null ? path : `${path}?${DAY}=${choice.day}`
  const chosen = choice.slots.find(({ id }) => id === state?.values[SLOT]) ?? choice.chosen
  return (
    <div id={MOVE}>
      <FormNotes state={answer} sent={sent ? done : null} />
      <Disclosure summary={title} open={(isOpened || state !== null) && !sent}>
        {choice.isClosed ? (
          <p>{t('booking:move.over')}</p>
        ) : (
          <Form ref={form} id={fieldId(MOVE, SLOT)} className={styles.form} method="post" action={at}>
            <p>{text}</p>
            {kept ? <Radio name={SLOT} value={kept.slot} label={kept.label} defaultChecked required /> : null}
            {isGone ? (
              <NextTimes choice={choice} />
            ) : (
              <>
                {sendsForm ? <DefaultButton /> : null}
                <SlotFields
                  choice={{ ...choice, chosen }}
                  at={sendsForm ? `${path}?${TYPED}=` : path}
                  anchor={MOVE}
                  sends={sendsForm ? 'typed' : undefined}
                />
              </>
            )}
            {children}
            {choice.days.length === 0 && !kept ? null : (
              <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
                {t('booking:move.submit')}
              </SubmitButton>
            )}
          </Form>
        )}
      </Disclosure>
    </div>
  )
}
