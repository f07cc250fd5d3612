import { Icon } from '../icon/Icon.tsx'
import { check } from '../icon/icons.ts'

import fieldStyles from '../field/Field.module.css'
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
  /** The accessible name: "Sell your car". */
  label: string
  /** The position: "2 of 4". */
  position: string
  /** Visually hidden label of a completed step. */
  doneLabel: string
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
          <li key={step.label} className={`${styles.step} ${styles[step.state]}`}>
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
      {step.state === 'done' ? <span className={fieldStyles.unseen}> {doneLabel}</span> : null}
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
