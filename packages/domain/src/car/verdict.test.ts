import fc from 'fast-check'
import { expect, it } from 'vitest'

import { DOCUMENT_KINDS } from './car.ts'
import { isSafetyPoint } from './certification.ts'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, POINT_RESULTS } from './inspection.ts'
import { MILEAGE_EVIDENCE } from './mileage.ts'
import { PAPER_STATES } from './papers.ts'
import { type Judged, verdictOn } from './verdict.ts'

const ALL_POINTS = INSPECTION_SECTIONS.flatMap((section) =>
  INSPECTION_POINTS[section].map((point) => ({ section, point })),
)
const results = fc.oneof({ weight: 30, arbitrary: fc.constant('ok' as const) }, fc.constantFrom(...POINT_RESULTS))
const points = fc.oneof(
  fc.array(results, { minLength: 100, maxLength: 100 }),
  fc.array(fc.constantFrom('ok', 'advisory'), { minLength: 100, maxLength: 100 }),
)
const judged: fc.Arbitrary<Judged> = fc.record({
  isNew: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  mileageEvidence: fc.constantFrom(...MILEAGE_EVIDENCE),
  points: fc.option(
    points.map((all) => ALL_POINTS.map((at, index) => ({ ...at, result: all[index] ?? ('ok' as const) }))),
  ),
  papers: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...DOCUMENT_KINDS),
      state: fc.constantFrom(...PAPER_STATES),
      date: fc.constant(null),
    }),
    { selector: ({ kind }) => kind, maxLength: 4 },
  ),
})

it('a verdict has at most three sentences, and none that the car contradicts', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(judged, (car) => {
      const sentences = verdictOn(car)
      const defects = car.points?.filter(({ result }) => result === 'defect') ?? []
      const unchecked = car.points?.filter(({ result }) => result === 'notChecked') ?? []
      expect(sentences.length).toBeLessThanOrEqual(3)
      expect(sentences.length === 0).toBe(car.isNew)
      expect(new Set(sentences.map(({ about }) => about)).size).toBe(sentences.length)
      const isLacking = car.papers.some(({ state }) => state === 'expired' || state === 'missing')
      const speaksOfPapers = sentences.some(({ about }) => about === 'papers')
      expect(speaksOfPapers).toBe(!car.isNew && (isLacking || car.papers.length === 0))
      for (const sentence of sentences) {
        seen.add(`${sentence.about} ${sentence.says}`)
        if (sentence.about === 'mileage') expect(sentence.says).toBe(car.mileageEvidence)
        else if (sentence.about === 'papers') {
          if (sentence.says === 'none') expect(car.papers).toEqual([])
          else expect(car.papers).toContainEqual({ kind: sentence.kind, state: sentence.says, date: null })
        } else if (sentence.says === 'notInspected') expect(car.points).toBeNull()
        else if (sentence.says === 'noDefect' || sentence.says === 'noDefectChecked') {
          expect(defects).toEqual([])
          expect(car.mileageEvidence).not.toBe('contradicted')
          expect(unchecked.length === 0).toBe(sentence.says === 'noDefect')
        } else if ('section' in sentence) {
          expect(defects).toContainEqual({ section: sentence.section, point: sentence.point, result: 'defect' })
          const isSafety = defects.some(({ section, point }) => isSafetyPoint(section, point))
          expect(sentence.says).toBe(isSafety ? 'safetyDefect' : 'defect')
          expect(isSafetyPoint(sentence.section, sentence.point)).toBe(isSafety)
        }
      }
    }),
    { numRuns: 1000 },
  )
  expect(seen.size, 'every sentence was tried').toBe(12)
})
