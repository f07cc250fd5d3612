import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

import { sentCookie } from '@otosafi/domain/forms/sent-cookie'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { randomUuid } from '@otosafi/domain/random-uuid'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { useHydrated } from '@otosafi/ui/lazy/use-hydrated'
import { Stepper } from '@otosafi/ui/stepper/Stepper'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { FormState, FormValues } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CarPart } from './CarPart.tsx'
import { checkSell } from './check-sell.ts'
import { DraftLink } from './DraftLink.tsx'
import type { SellChoices } from './load-sell-form.ts'
import { PersonPart } from './PersonPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { SELL } from './sale-forms.ts'
import { sellFields } from './sell-field.ts'
import { PARTS_OF, PHOTOS, SELL_STEPS, type SellPart, type SellStep, stepOf } from './sell-fields.ts'
import { SellSummary } from './SellSummary.tsx'
import { StatePart } from './StatePart.tsx'
import { useCarPhotos } from './use-car-photos.ts'
import { useDraft, valuesOfForm } from './use-draft.ts'

import styles from './SellForm.module.css'

/** Sending comes when it is wanted. */
const SendingBox = lazy(() => import('./SendingBox.tsx').then((module) => ({ default: module.SendingBox })))

/**
 * The form that offers a car (P-50). Without script it is one long form. With script its parts come in steps, pictures are shrunk
 * before they are sent, and what is typed is kept on the device.
 */
export function SellForm({ path, choices }: { path: string; choices: SellChoices }) {
  const { t, language } = useTexts()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const answered = useFormState(SELL).state
  const [state, setState] = useState(answered)
  const [step, setStep] = useState<SellStep>(() => firstStep(answered) ?? 'car')
  const photos = useCarPhotos()
  const draft = useDraft(form, photos, { isWanted: answered === null, filled: choices.filled })
  // The values when a step was last completed.
  const [typed, setTyped] = useState<FormValues | null>(null)
  // Each press of the button sends what is in the form then.
  const [sent, setSent] = useState<{ press: number; values: FormValues; hasFailed: boolean } | null>(null)
  const content = useRef({ text: '', key: '' })
  const isSending = sent !== null && !sent.hasFailed
  const issues = state?.issues ?? {}
  const fields = sellFields(answered?.values ?? draft.values ?? choices.filled, issues, t)
  // A browser with script whose script never came is shown the whole form as soon as it has sent a step.
  const isStepped = isHydrated || answered === null
  const at = SELL_STEPS.indexOf(step)
  const isLast = at === SELL_STEPS.length - 1
  const lost = answered !== null ? 'again' : draft.hasLapsed ? 'lapsed' : null

  useEffect(() => {
    const field = form.current?.elements.namedItem(PHOTOS)
    if (!(field instanceof HTMLInputElement) || field.files === null || field.files.length === 0) return
    photos.add(Array.from(field.files))
    field.value = ''
    draft.save()
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was chosen before hydration
  }, [])

  useEffect(() => {
    dispatchEvent(new CustomEvent('formchecked', { detail: state }))
  }, [state])

  function go(to: SellStep): void {
    setStep(to)
    setState(null)
    requestAnimationFrame(() => document.getElementById(headingId(to))?.focus())
  }

  /** Goes on to the next step, or sends the form; stays where something of this step is wrong. */
  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const values = valuesOfForm(event.currentTarget)
    const all = checkSell(values, t, choices.present)
    const own = ofStep(all, step)
    const next = SELL_STEPS[at + 1]
    if (Object.keys(own).length > 0) return setState(stateOf(own))
    if (next !== undefined) {
      setTyped(values)
      return go(next)
    }
    const wrong = firstStep(stateOf(all))
    if (wrong !== null) {
      setStep(wrong)
      return setState(stateOf(ofStep(all, wrong)))
    }
    setState(null)
    setSent({ press: (sent?.press ?? 0) + 1, values, hasFailed: false })
  }

  /** Shows the first step of what the server has found wrong. */
  function showRefused(refused: FormState['issues']): void {
    const wrong = firstStep(stateOf(refused)) ?? step
    setSent(null)
    setStep(wrong)
    setState(stateOf(ofStep(refused, wrong)))
  }

  /** The same car is offered once, however often it is sent. */
  function keyOf(sending: unknown): string {
    const text = JSON.stringify(sending)
    if (content.current.text !== text) content.current = { text, key: randomUuid() }
    return content.current.key
  }

  function openSale(sale: string): void {
    draft.forget()
    document.cookie = sentCookie(SELL, location.protocol === 'https:')
    location.assign(`${pathFor('sale', language, { token: sale })}?${SENT}=${SELL}`)
  }

  const parts: Readonly<Record<SellPart, ReactNode>> = {
    car: <CarPart choices={choices} fields={fields} />,
    state: <StatePart choices={choices} fields={fields} />,
    photos: <PhotosPart fields={fields} photos={isHydrated ? photos : null} lost={lost} />,
    person: <PersonPart choices={choices} fields={fields} />,
  }
  const tooMany = state?.problem === 'too_many_open' ? t('sell:form.tooMany') : undefined
  return (
    <form
      ref={form}
      id={SELL}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={path}
      noValidate
      onInput={draft.save}
      onSubmit={isHydrated ? goOn : undefined}
    >
      {isStepped ? (
        <div className={styles.live}>
          <Stepper
            label={t('routes:sellYourCar')}
            position={t('sell:steps.position', { step: at + 1, all: SELL_STEPS.length })}
            doneLabel={t('sell:steps.done')}
            steps={SELL_STEPS.map((each, index) => ({
              label: t(`sell:steps.${each}`),
              state: index < at ? 'done' : index === at ? 'current' : 'todo',
            }))}
          />
        </div>
      ) : null}
      <FormNotes state={state} refusal={tooMany} />
      {SELL_STEPS.map((each) =>
        PARTS_OF[each].map((part) => (
          <section
            key={`${part} ${draft.round}`}
            className={isStepped && each !== step ? `${styles.part} ${styles.later}` : styles.part}
            hidden={isHydrated && each !== step}
            aria-labelledby={headingId(part)}
          >
            <h2 id={headingId(part)} tabIndex={-1}>
              {t(`sell:steps.${part}`)}
            </h2>
            {parts[part]}
          </section>
        )),
      )}
      {isLast && typed !== null ? <SellSummary values={typed} photos={photos} onChange={go} /> : null}
      {sent === null ? null : (
        <Suspense>
          <SendingBox
            key={sent.press}
            values={sent.values}
            photos={photos}
            onSent={openSale}
            onFail={() => setSent({ ...sent, hasFailed: true })}
            onRetry={() => setSent({ ...sent, hasFailed: false })}
            onStop={() => setSent(null)}
            onGone={() => {
              setSent(null)
              go('photos')
            }}
            onRefused={showRefused}
            keyOf={keyOf}
          />
        </Suspense>
      )}
      <div className={styles.buttons}>
        {isHydrated && at > 0 ? (
          <Button look="secondary" onClick={() => go(SELL_STEPS[at - 1] ?? 'car')}>
            {t('actions.back')}
          </Button>
        ) : null}
        {isStepped && !isLast ? (
          <div className={styles.live}>
            <SubmitButton busyLabel={t('progress.pleaseWait')}>{t('actions.continue')}</SubmitButton>
          </div>
        ) : null}
        {isHydrated && !isLast ? null : (
          <div className={isHydrated || !isStepped ? undefined : styles.plain}>
            <SubmitButton busy={isSending} busyLabel={t('progress.sending')}>
              {t('sell:form.submit')}
            </SubmitButton>
          </div>
        )}
        {isStepped ? (
          <p className={`${styles.note} ${styles.live}`}>
            {t(draft.values === undefined ? 'sell:form.kept' : 'sell:form.restored')}
          </p>
        ) : null}
        {answered === null && (draft.values ?? typed) !== null ? (
          // The device may be shared.
          <Button
            look="quiet"
            onClick={() => {
              draft.remove()
              setTyped(null)
              setSent(null)
              go('car')
            }}
          >
            {t('sell:form.delete')}
          </Button>
        ) : null}
      </div>
      {isStepped ? (
        <div className={styles.live}>
          <DraftLink link={() => draft.link(new URL(path, location.href).href)} />
        </div>
      ) : null}
    </form>
  )
}

function headingId(part: SellPart): string {
  return `${SELL}-part-${part}`
}

function stateOf(issues: FormState['issues']): FormState {
  return { form: SELL, sent: false, issues, problem: null, values: {}, code: null }
}

function ofStep(issues: FormState['issues'], step: SellStep): FormState['issues'] {
  return Object.fromEntries(Object.entries(issues).filter(([field]) => stepOf(field) === step))
}

/** The first step with something wrong in it; null where nothing is. */
function firstStep(state: FormState | null): SellStep | null {
  const wrong = new Set(Object.keys(state?.issues ?? {}).map(stepOf))
  return SELL_STEPS.find((step) => wrong.has(step)) ?? null
}
