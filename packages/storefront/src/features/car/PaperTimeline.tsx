import type { Transfer } from '@otosafi/editions/country'

import type { PaperLine } from '../../parts/car-cards/paper-line.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './PaperTimeline.module.css'

/** How a car is transferred, and the date of these facts. */
export type ShownTransfer = Transfer & { /** ISO date. */ date: string }

/** The papers of a car in the order of their dates: what is lacking first, then what ends soonest (P-61). */
export function PaperTimeline({ papers }: { papers: readonly PaperLine[] }) {
  const { t } = useTexts()
  return (
    <section id="papers" className={styles.part}>
      <h2>{t('report:papers.title')}</h2>
      {papers.length === 0 ? <p>{t('car.papers.none')}</p> : null}
      <ol className={styles.papers}>
        {inOrder(papers).map(({ kind, state, text }) => (
          <li key={kind} className={styles[state]}>
            <strong>{t(`vocabulary.documentKind.${kind}`)}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How the car becomes the buyer's: the steps of the country, who pays, and what it costs; nothing where no country is known. */
export function TransferSteps({ transfer, papers }: { transfer: ShownTransfer; papers: readonly PaperLine[] }) {
  const { t } = useTexts()
  const { payer, days, visitMonths, fee, date } = transfer
  const isTooYoung = papers.some(({ kind, state }) => kind === 'technicalVisit' && state === 'notYet')
  const steps = transfer.steps.filter((step) => !isTooYoung || (step !== 'validVisit' && step !== 'recentVisit'))
  if (steps.length === 0) return null
  const paper = t('vocabulary.documentKind.technicalVisit')
  return (
    <section id="transfer" className={styles.part}>
      <h2>{t('report:papers.transfer')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`report:papers.steps.${step}`, { paper, months: visitMonths ?? 0, days: days ?? 0 })}</li>
        ))}
      </ol>
      {payer === null ? null : <p>{t('report:papers.payer')}</p>}
      {fee === null ? null : <p>{t('report:papers.fee', { amount: fee })}</p>}
      <p className={styles.note}>{t('report:papers.note', { date })}</p>
    </section>
  )
}

const LACKING = ['missing', 'expired'] as const

/** Lacking papers first, then by their dates; those without an end last. */
function inOrder(papers: readonly PaperLine[]): PaperLine[] {
  const rank = ({ state }: PaperLine) => (LACKING.some((each) => each === state) ? 0 : state === 'unlimited' ? 2 : 1)
  return papers.toSorted((one, other) => {
    const [first, second] = [one.date ?? '', other.date ?? '']
    return rank(one) - rank(other) || (first < second ? -1 : first > second ? 1 : 0)
  })
}
