import type { Car } from '@otosafi/api-client/schema'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { type Judged, type VerdictSentence, verdictOn } from '@otosafi/domain/car/verdict'

import type { PageRequest } from '../../request/page-request.ts'
import { pointName } from './inspection-points.ts'

/** A finished sentence of the verdict, and the place with its proof: a part of the page, or of the report. */
export type VerdictLine = { text: string; proof: '#inspection' | '#papers' | '/report#mileage' }

const PROOFS = { inspection: '#inspection', papers: '#papers', mileage: '/report#mileage' } as const

/** The verdict on a car in finished sentences: the browser has no texts for them. */
export function verdictLines(
  car: Pick<Car, 'isNew' | 'mileageEvidence'>,
  known: Pick<Judged, 'points' | 'papers'>,
  t: PageRequest['t'],
): VerdictLine[] {
  return verdictOn({ ...car, ...known }).map((sentence) => ({
    text: textOf(sentence, t),
    proof: PROOFS[sentence.about],
  }))
}

function textOf(sentence: VerdictSentence, t: PageRequest['t']): string {
  if (sentence.about === 'mileage') return t(`report:verdict.mileage.${sentence.says}`)
  if (sentence.about === 'papers')
    return sentence.says === 'none'
      ? t('report:verdict.papers.none')
      : t(`report:verdict.papers.${sentence.says}`, { paper: t(`vocabulary.documentKind.${sentence.kind}`) })
  if (sentence.says === 'noDefectChecked')
    return t('report:verdict.inspection.noDefectChecked', { checked: sentence.checked, total: INSPECTION_POINT_COUNT })
  if ('section' in sentence)
    return t(`report:verdict.inspection.${sentence.says}`, {
      point: pointName(`${sentence.section}.${sentence.point}`, t),
    })
  return t(`report:verdict.inspection.${sentence.says}`)
}
