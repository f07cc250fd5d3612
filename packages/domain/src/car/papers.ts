import type { Car, CarDocument } from './car.ts'

/** A country's requirements for the papers of a used car. */
export type PaperRules = {
  /** The papers that a car has there, the most important first. */
  kinds: readonly CarDocument['kind'][]
  /** Age in years from which a car needs its technical visit. */
  visitFromYears: number
}

/** The states of a car's paper on a day. `missing`: the country asks for it, and it has not been seen. */
export const PAPER_STATES = ['missing', 'expired', 'expiresSoon', 'valid', 'unlimited', 'notYet'] as const
/**
 * A paper and its state; `date` is its end, or the day from which it is needed, or that of its issue; ISO, null where not
 * known.
 */
export type PaperState = { kind: CarDocument['kind']; state: (typeof PAPER_STATES)[number]; date: string | null }

/** From how many days before its end a paper "expires soon": about the time that a renewal takes. */
const SOON_DAYS = 30
const DAY = 86_400_000

type PaperCar = Pick<Car, 'isNew' | 'origin' | 'dateFirstUse'>

/**
 * The papers of a car on the day `today` (ISO date): those that its country asks for, in the rules' order, then others
 * that it has. A new car has none, and neither does one whose papers have not been checked: nothing can be said to be
 * missing then (P-61).
 */
export function papersOf(
  car: PaperCar,
  documents: readonly Pick<CarDocument, 'kind' | 'issuedOn' | 'validUntil'>[],
  rules: PaperRules,
  today: string,
): PaperState[] {
  if (car.isNew || documents.length === 0) return []
  const asked = rules.kinds.filter((kind) => kind !== 'customs' || car.origin === 'imported')
  const others = documents.map(({ kind }) => kind).filter((kind) => !asked.includes(kind))
  return [...asked, ...new Set(others)].map((kind) => {
    const document = documents.find((each) => each.kind === kind)
    if (document !== undefined) return stateOf(document, today)
    const from = kind === 'technicalVisit' ? yearsAfter(car.dateFirstUse, rules.visitFromYears) : null
    return from !== null && today < from
      ? { kind, state: 'notYet', date: from }
      : { kind, state: 'missing', date: null }
  })
}

function stateOf({ kind, issuedOn, validUntil }: Omit<CarDocument, 'number'>, today: string): PaperState {
  if (validUntil === null) return { kind, state: 'unlimited', date: issuedOn }
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY
  return { kind, state: days < 0 ? 'expired' : days <= SOON_DAYS ? 'expiresSoon' : 'valid', date: validUntil }
}

/** The same day some years later, ISO; null without a date. The 29th of February becomes the first of March. */
function yearsAfter(date: string | null, years: number): string | null {
  if (date === null) return null
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}
