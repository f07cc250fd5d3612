import type { Answer } from './answers.ts'
import type { Change } from './replay.ts'

/** The car of which all data were recorded. */
export type RecordedCar = {
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
  const [car] = recordedCars(answers)
  if (!car) throw new Error('No car was recorded')
  return car
}

/** The cars that were recorded to be compared. */
export function recordedCars(answers: readonly Answer[]): RecordedCar[] {
  return answers.filter(({ path }) => CAR.test(path)).map(({ body }) => body as RecordedCar)
}

/** The id of what was recorded of a folder of the API, as of `blogs`. Throws where nothing was. */
export function recordedId(answers: readonly Answer[], folder: string): string {
  const answer = answers.find(({ path }) => path.startsWith(`/${folder}/`))
  if (!answer) throw new Error(`Nothing of /${folder} was recorded`)
  return answer.path.slice(folder.length + 2)
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
