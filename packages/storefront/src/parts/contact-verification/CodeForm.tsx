import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { CODE_MINUTES } from '@otosafi/domain/session/lifetimes'
import { CodeInput } from '@otosafi/ui/code-input/CodeInput'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import type { SentForm } from '../../forms/use-form-state.ts'
import type { AskedCode } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CODE, CODE_STEP, STEP } from './code-fields.ts'
import { ResendCode } from './ResendCode.tsx'
import { useWebOtp } from './use-web-otp.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * The step of a form in which a code that was sent is typed (P-28). What it is for travels in hidden fields, so that it
 * works without script; `children` stand at its end.
 */
export function CodeForm({
  name,
  form: { Form, form, sending, answer, keyField },
  code,
  action,
  heading: Heading = 'h2',
  children,
}: {
  name: string
  form: SentForm
  code: AskedCode
  /** The path of the form's page, where it stands on another one. */
  action?: string | undefined
  heading?: 'h2' | 'h3'
  children?: ReactNode
}) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  useStepAddress(action ?? pathname + search)
  const { proofId, channel, destination, resendAt, again, triesLeft } = code
  useWebOtp(channel === 'phone' ? proofId : null, (typed) => {
    const field = form.current?.elements.namedItem(CODE)
    if (!(field instanceof HTMLInputElement)) return
    field.value = typed
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>(`button[name=${STEP}][value=check]`))
  })
  const isRefused = answer !== null && (answer.problem !== null || Object.keys(answer.issues).length > 0)
  return (
    <Form
      ref={form}
      id={name}
      className={styles.form}
      method="post"
      {...(action !== undefined && { action })}
      noValidate
    >
      <Heading>{t('account:code.title', { digits: OTP_DIGITS })}</Heading>
      <p className={styles.text}>{t('account:code.sentTo', { destination, minutes: CODE_MINUTES })}</p>
      <FormNotes state={answer} sent={again && !isRefused ? t('account:code.resent') : null} />
      <CodeInput
        // A new code resets the field.
        key={proofId}
        {...fieldOfForm(name, CODE, answer, t)}
        label={t('account:code.label')}
        {...(triesLeft && { help: t('account:code.triesLeft', { count: triesLeft }) })}
        digits={OTP_DIGITS}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that was just reached has this one field
        autoFocus={!isRefused}
        required
      />
      {Object.entries({ proofId, channel, destination, resendAt }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input {...keyField} />
      <SubmitButton name={STEP} value="check" busy={sending} busyLabel={t('progress.sending')}>
        {t('actions.confirm')}
      </SubmitButton>
      <ResendCode key={`again ${proofId}`} seconds={code.resendAfter} from={code.resendFrom} />
      {children}
    </Form>
  )
}

/** The addresses of the steps that are shown, each with the one before it: two forms of a page may each wait for a code. */
const shown: (readonly [step: string, before: string])[] = []

/**
 * Notes in the address of a page that a code is waited for, so that it is at that step again after a reload; until the last code
 * has come, or its dialog is closed.
 */
function useStepAddress(page: string): void {
  useEffect(() => {
    const { href } = location
    const step = new URL(page, href)
    step.searchParams.set(STEP, CODE_STEP)
    const other = () => shown.find(([address]) => address === step.href)
    // What was before the first form of a page was before the next one too.
    const own = other() ?? ([step.href, href] as const)
    history.replaceState(history.state, '', step)
    shown.push(own)
    return () => {
      shown.splice(shown.indexOf(own), 1)
      if (location.href === step.href && !other()) history.replaceState(history.state, '', own[1])
    }
  }, [page])
}
