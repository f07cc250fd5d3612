import type { FormValues } from '../../state/form-state.ts'

/** The steps of the form, in their order. */
export const SELL_STEPS = ['car', 'photos', 'person'] as const
export type SellStep = (typeof SELL_STEPS)[number]
/** A part of the form, under a heading of its own. */
export type SellPart = SellStep | 'state'

/** The parts of each step; without script they stand one below the other. */
export const PARTS_OF: Readonly<Record<SellStep, readonly SellPart[]>> = {
  car: ['car', 'state'],
  photos: ['photos'],
  person: ['person'],
}

/** Name of the field with the pictures, as the contract has it. */
export const PHOTOS = 'photos'
/** Name of the field with the keys of photos that were sent ahead, as the contract has it. */
export const SENT_PHOTOS = 'sentPhotos'
/** Name of the boxes for papers, as the contract has it. */
export const PAPERS = 'papers'
/** Name of the field with the reference of the car that is wanted in exchange, as the contract has it. */
export const WANTED_CAR = 'wantedCar'
/** The prefix of the name of a question's field; the question's id follows. */
const ANSWER = 'answer-'

/** The fields of each step besides the answers, named as in the contract. */
const FIELDS: Readonly<Record<SellStep, readonly string[]>> = {
  car: [
    'brand',
    'model',
    'modelYear',
    'mileage',
    'odometerUnit',
    'fuelType',
    'transmission',
    'bodyType',
    'color',
    'noOfOwners',
    'imported',
    'vin',
    PAPERS,
    WANTED_CAR,
    'grade',
    'carIssue',
    'askingPrice',
  ],
  photos: [PHOTOS],
  person: ['city', 'fullName', 'phone', 'email', 'consent'],
}

const SENT_FIELDS: ReadonlySet<string> = new Set(Object.values(FIELDS).flat())

/** Name of the field of a question's answer. */
export function answerField(question: string): string {
  return ANSWER + question
}

/** The step of the form that a field stands in. */
export function stepOf(field: string): SellStep {
  return SELL_STEPS.find((step) => FIELDS[step].includes(field)) ?? 'car'
}

/** The typed texts of a form by field; what is ticked several times stands with commas between. */
export function sellValues(texts: Iterable<readonly [name: string, text: string]>): FormValues {
  const values: Record<string, string> = {}
  for (const [name, text] of texts) {
    if (!SENT_FIELDS.has(name) && !name.startsWith(ANSWER)) continue
    const before = values[name]
    values[name] = name === PAPERS && before !== undefined ? `${before},${text}` : text.trim()
  }
  return values
}

/** The answers among a form's values, by the ids of their questions; blank ones are left out. */
export function answersOf(values: FormValues): Record<string, string> {
  const answers = Object.entries(values).filter(([name, text]) => name.startsWith(ANSWER) && text !== '')
  return Object.fromEntries(answers.map(([name, text]) => [name.slice(ANSWER.length), text]))
}

/** The papers that are ticked among a form's values. */
export function papersOf(values: FormValues): string[] {
  return (values[PAPERS] ?? '').split(',').filter((paper) => paper !== '')
}
