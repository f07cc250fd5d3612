import { Icon } from '../icon/Icon.tsx'
import { check } from '../icon/icons.ts'

import hiddenStyles from '../hidden-text/HiddenText.module.css'
import styles from './Stepper.module.css'

export type FormStep = {
  label: string
  state: 'done' | 'current' | 'todo'
  /** The step's address, where going there loses no input. */
  href?: string | undefined
}

/** The progress in a form of several steps. Narrow screens show the current step's name alone. */
export function Stepper({
  label,
  position,
  doneLabel,
  steps,
}: {
  /** Accessible name of the navigation, what the form is for: "Sell your car". */
  label: string
  /** Which step this is, above the steps: "2 of 4". */
  position: string
  /** Read out after the name of a completed step, in place of its check mark. */
  doneLabel: string
  /** The steps in their order, of which one is current; those with an address are links. */
  steps: readonly FormStep[]
}) {
  return (
    <nav aria-label={label}>
      <p className={styles.position}>
        {position}
        <span className={styles.present} aria-hidden="true">
          {steps.find(({ state }) => state === 'current')?.label}
        </span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label} className={step.state === 'todo' ? styles.step : `${styles.step} ${styles[step.state]}`}>
            <StepName step={step} doneLabel={doneLabel} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepName({ step, doneLabel }: { step: FormStep; doneLabel: string }) {
  const current = step.state === 'current' ? 'step' : undefined
  const content = (
    <>
      {step.state === 'done' ? <Icon icon={check} /> : null}
      <span className={styles.text}>{step.label}</span>
      {step.state === 'done' ? <span className={hiddenStyles.hidden}> {doneLabel}</span> : null}
    </>
  )
  return step.href === undefined ? (
    <span className={styles.name} aria-current={current}>
      {content}
    </span>
  ) : (
    <a className={styles.name} href={step.href} aria-current={current}>
      {content}
    </a>
  )
}
