import type { GRADES } from '@otosafi/domain/car/vocabulary'

type Grade = (typeof GRADES)[number]

/** A car from the side, its front on the left: body, windows and wheels. */
const CAR =
  'M4 28V21L10 17 20 15 30 6H52L64 15 74 17 76 28H68A7 7 0 0 0 54 28H27A7 7 0 0 0 13 28ZM25 15 32 9H40V15ZM43 15V9H51L58 15ZM15 28A5 5 0 0 0 25 28 5 5 0 0 0 15 28ZM56 28A5 5 0 0 0 66 28 5 5 0 0 0 56 28Z'

/** What is drawn upon it: shine, or what use and accidents have left. */
const MARKS: Readonly<Record<Grade, string>> = {
  excellent: 'M68 4V10M65 7H71M8 7V13M5 10H11',
  good: 'M36 20 44 18',
  average: 'M34 20 44 18M36 23 43 21M60 18 66 21 70 19M29 19Q31 22 33 19',
  damaged: 'M4 20 9 22 6 24 11 27M12 16 16 19 20 15M32 9 36 12 34 15M34 20 44 18M36 23 43 21M60 18 66 21 70 19',
}

/** What a car of this grade looks like, drawn. */
export function GradePicture({ grade }: { grade: Grade }) {
  return (
    <svg viewBox="0 0 80 36" width="80" height="36" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={CAR} />
      <path
        fill="none"
        stroke={grade === 'excellent' ? 'var(--brand)' : 'var(--surface)'}
        strokeWidth="1.5"
        d={MARKS[grade]}
      />
    </svg>
  )
}
