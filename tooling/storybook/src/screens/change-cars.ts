import type { Answer } from './answers.ts'
import type { Change } from './replay.ts'

/** The car of which all data were recorded. */
type RecordedCar = {
  id: string
  brand: { id: string }
  model: { id: string }
  modelYear: number
  price: number
}

/** Path of a car's own answer. */
const CAR = /^\/cars\/\w+$/

/** The car whose page was recorded. Throws where none was. */
export function recordedCar(answers: readonly Answer[]): RecordedCar {
  const answer = answers.find(({ path }) => CAR.test(path))
  if (!answer) throw new Error('No car was recorded')
  return answer.body as RecordedCar
}

/** Overrides facts of the recorded car. */
export function withCar(facts: object): Change {
  return (path, body) => (CAR.test(path) ? { ...(body as object), ...facts } : body)
}

/** Overrides facts of every car of every list. */
export function withCars(facts: object): Change {
  return (_path, body) => {
    const { cars } = (body ?? {}) as { cars?: object[] }
    return cars ? { ...(body as object), cars: cars.map((car) => ({ ...car, ...facts })) } : body
  }
}
