import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import { modelKey, type StoredCar } from './stored-car.ts'

/** When the newest car for sale of each model came, by `brand-model`, in milliseconds since the epoch. */
export type Newest = ReadonlyMap<string, number>

type NewestCar = Pick<StoredCar, 'id' | 'publishedAt'>

/** The newest car for sale of each model, updated incrementally. */
export type NewestCars = {
  put: (car: NewestCar & Pick<StoredCar, 'brand' | 'model' | 'status'>) => void
  delete: (id: string) => void
  clear: () => void
  ofModels: () => Newest
}

/** Empty. `find` looks up the newest car for sale of a model whose newest has changed or gone. */
export function createNewestCars(find: (model: string) => NewestCar | undefined): NewestCars {
  /** By model; null where it must be looked up. */
  const newest = new Map<string, NewestCar | null>()
  /** The models of those cars by id. */
  const models = new Map<string, string>()

  const set = (model: string, { id, publishedAt }: NewestCar): void => {
    models.set(id, model)
    newest.set(model, { id, publishedAt })
  }
  const forget = (id: string): void => {
    const model = models.get(id)
    if (model === undefined) return
    models.delete(id)
    newest.set(model, null)
  }

  return {
    put(car) {
      forget(car.id)
      const model = modelKey(car)
      const known = newest.get(model)
      if (car.status === 'sold' || known === null) return
      if (known !== undefined && known.publishedAt >= car.publishedAt) return
      if (known !== undefined) models.delete(known.id)
      set(model, car)
    },
    delete: forget,
    clear() {
      newest.clear()
      models.clear()
    },
    ofModels() {
      for (const [model, known] of newest) {
        if (known !== null) continue
        const found = find(model)
        if (found === undefined) newest.delete(model)
        else set(model, found)
      }
      return new Map([...newest].flatMap(([model, car]) => (car === null ? [] : [[model, car.publishedAt]])))
    },
  }
}

/** Computes them with SQL, while cars are still being loaded. */
export async function newestWithSql(database: Kysely<Tables>, edition: EditionId): Promise<Newest> {
  const { rows } = await sql<{ model: string; at: string }>`
    select brand || '-' || model as model, (extract(epoch from max(published_at)) * 1000)::bigint as at from cars
    where edition = ${edition} and status <> 'sold' group by brand, model
  `.execute(database)
  return new Map(rows.map(({ model, at }) => [model, Number(at)]))
}
