import { edition } from '#edition'
import type { Car } from '@otosafi/api-client/schema'
import { papersOf, type PaperState } from '@otosafi/domain/car/papers'
import { paperRulesOf } from '@otosafi/editions/papers/paper-rules'
import { dayIn } from '@otosafi/editions/time/local-time'

import { paperLine } from '../../parts/car-cards/paper-line.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { Cell } from './differs.ts'

type PaperCar = Pick<Car, 'id' | 'isNew' | 'origin' | 'dateFirstUse' | 'documents'>

/**
 * The papers that any of the cars has or needs, the most important first, and what each car's cell says of one: nothing where it
 * needs none, "not known" where the papers of a used car have not been recorded (P-61).
 */
export function paperCells(
  cars: readonly PaperCar[],
  t: PageRequest['t'],
): { kind: PaperState['kind']; cellOf: (car: PaperCar) => Cell }[] {
  const rules = paperRulesOf(edition.id)
  const today = dayIn(Date.now(), edition.timeZone)
  const papers = new Map(cars.map((car) => [car.id, papersOf(car, car.documents, rules, today)]))
  const kinds = new Set([...papers.values()].flat().map(({ kind }) => kind))
  const cellOf = (car: PaperCar, kind: PaperState['kind']): Cell => {
    const paper = papers.get(car.id)?.find((each) => each.kind === kind)
    if (paper !== undefined) return { text: paperLine(paper, t).text }
    return car.isNew || car.documents.length > 0 ? { text: '–' } : { text: t('car.unknown'), unknown: true }
  }
  return [...kinds].map((kind) => ({ kind, cellOf: (car) => cellOf(car, kind) }))
}
