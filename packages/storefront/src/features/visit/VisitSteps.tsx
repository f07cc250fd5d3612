import type { ReactNode } from 'react'
import { Form as PageForm } from 'react-router'

import { SLOT_MINUTES } from '@otosafi/domain/visits/slots'
import { Button } from '@otosafi/ui/button/Button'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { type SentForm, useFormState } from '../../forms/use-form-state.ts'
import { CONTACT_FIELDS, KNOWN, type KnownUser, VERIFICATION } from '../../parts/appointments/contact-fields.ts'
import { ContactStep, HiddenValues, pick } from '../../parts/appointments/ContactStep.tsx'
import { type FreeSlot, SLOT, type SlotChoice } from '../../parts/appointments/load-slots.ts'
import { DefaultButton, NextTimes, SlotFields } from '../../parts/appointments/SlotFields.tsx'
import { STAGE } from '../../parts/appointments/stage.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { STEP } from '../../parts/contact-verification/code-fields.ts'
import { restoreStep } from '../../parts/contact-verification/restore-step.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import boxed from '../../forms/BoxedForm.module.css'

/** Name of the form that schedules a visit, and its anchor. */
export const VISIT = 'visit'

/** Name of the field for a test drive. */
export const TEST_DRIVE = 'drive'

/**
 * The first step of a visit: its day and time. It is a query of the page: what was chosen stays in the address. `testDrive` is
 * what its field was sent as; empty where it was not.
 */
export function VisitTime({ path, choice, testDrive }: { path: string; choice: SlotChoice; testDrive: string }) {
  const { t } = useTexts()
  return (
    <PageForm id={VISIT} className={boxed.form} method="get" action={`${path}#${VISIT}`}>
      <h2>{t('car.action.visit')}</h2>
      <p className={boxed.text}>{t('booking:visit.lead', { minutes: SLOT_MINUTES })}</p>
      {choice.days.length === 0 ? null : <DefaultButton />}
      <SlotFields choice={choice} at={path} anchor={VISIT} sends="query" />
      {choice.days.length === 0 ? null : (
        <>
          <Checkbox
            name={TEST_DRIVE}
            label={t('booking:visit.testDrive')}
            help={t('booking:visit.licence')}
            defaultChecked={testDrive !== ''}
          />
          <HiddenValues values={{ [WAY]: VISIT }} />
          <Button type="submit">{t('actions.continue')}</Button>
        </>
      )}
    </PageForm>
  )
}

/**
 * The second step of a visit: who the visitor is, and other times where the one that was chosen is gone. `page` is the
 * page's path, where the first step is; `asked` the step of a guest's code at which it was loaded again.
 */
export function VisitSteps({
  page,
  signIn,
  choice,
  user,
  chosen,
  asked,
}: {
  page: string
  signIn: string
  choice: SlotChoice
  user: KnownUser | null
  chosen: { slot: string; testDrive: string }
  asked?: FormState | undefined
}) {
  const { t } = useTexts()
  const sent = restoreStep(useFormState(VISIT), user === null ? asked : undefined)
  const isLast = sent.state?.values[STAGE] === 'last'
  const kept = { [SLOT]: chosen.slot, [TEST_DRIVE]: chosen.testDrive }
  const path = `${page}?${new URLSearchParams({ [WAY]: VISIT, ...kept }).toString()}`
  // The first step keeps the wish for a test drive.
  const first = chosen.testDrive === '' ? page : `${page}?${TEST_DRIVE}=${encodeURIComponent(chosen.testDrive)}`
  const other = <TextLink href={`${first}#${VISIT}`}>{t('booking:move.title')}</TextLink>
  // A visitor in the middle of the form learns at its end that the time is taken, and keeps the typed values.
  if (isLast || (choice.chosen === null && sent.state === null))
    return <OtherTimes page={page} path={path} other={other} choice={choice} sent={sent} kept={kept} isLast={isLast} />
  return (
    <ContactStep name={VISIT} action={path} signIn={signIn} sent={sent} user={user} kept={kept}>
      <h2>{t('car.action.visit')}</h2>
      {choice.chosen === null ? null : <ChosenTime {...choice.chosen} />}
      {chosen.testDrive === '' ? null : <p>{t('booking:visit.testDrive')}</p>}
      {other}
    </ContactStep>
  )
}

function ChosenTime({ weekday, day, time, store }: FreeSlot) {
  const { t } = useTexts()
  return (
    <p>
      <strong>{`${t(`vocabulary.day.${weekday}`)} ${t('booking:moment', { day, time })}`}</strong>
      <br />
      {store}
    </p>
  )
}

/** Times in place of one that is gone; who is known already keeps that. */
function OtherTimes({
  page,
  path,
  other,
  choice,
  sent: { Form, form, sending, state, keyField },
  kept,
  isLast,
}: {
  page: string
  path: string
  /** The link to the first step. */
  other: ReactNode
  choice: SlotChoice
  sent: SentForm
  kept: Record<string, string>
  isLast: boolean
}) {
  const { t } = useTexts()
  const values = state?.values ?? {}
  const tooMany = state?.problem === 'too_many_open' ? t('booking:tooMany.visit') : undefined
  // A time that was not found since times could not be loaded may be free: to go on asks for it again.
  const isGone = !choice.hasFailed && (state === null || state.problem === 'slot_not_available' || SLOT in state.issues)
  const why =
    state === null ? (choice.hasFailed ? 'errors.screenNotLoaded' : 'errors.problem.slot_not_available') : null
  const content = (
    <>
      <h2>{t('car.action.visit')}</h2>
      <FormNotes state={state} refusal={tooMany} />
      {why === null ? null : <p role="alert">{t(why)}</p>}
      {isGone ? <NextTimes choice={choice} /> : <HiddenValues values={pick({ ...kept, ...values }, [SLOT])} />}
    </>
  )
  if (!isLast)
    return (
      <PageForm id={VISIT} className={boxed.form} method="get" action={`${page}#${VISIT}`}>
        {content}
        <HiddenValues values={{ [WAY]: VISIT, ...pick(kept, [TEST_DRIVE]) }} />
        <Button type="submit">{t('actions.continue')}</Button>
        {other}
      </PageForm>
    )
  return (
    <Form ref={form} id={VISIT} className={boxed.form} method="post" action={path}>
      {content}
      <HiddenValues
        values={{ ...pick(kept, [TEST_DRIVE]), ...pick(values, [...CONTACT_FIELDS, VERIFICATION]), [STEP]: KNOWN }}
      />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('booking:move.submit')}
      </SubmitButton>
      {other}
    </Form>
  )
}
