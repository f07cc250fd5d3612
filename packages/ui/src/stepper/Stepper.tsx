import { Icon } from '../icon/Icon.tsx'
import { check } from '../icon/icons.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './Stepper.module.css'

export type FormStep = {
  label: string
  state: 'done' | 'current' | 'todo'
  /** Where the step may be gone to, as long as nothing is lost by it. */
  href?: string | undefined
}

/** Where one stands in a long form. Narrow screens show the present step alone, between its neighbours' marks. */
export function Stepper({
  label,
  position,
  doneLabel,
  steps,
}: {
  /** What the steps belong to: "Sell your car". */
  label: string
  /** The present step among all: "2 of 4". */
  position: string
  /** Said of a step that is done. */
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
