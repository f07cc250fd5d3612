import type { Catalogue } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'

/** The vocabularies of an edition's cars, each sorted by name. */
export async function findCatalogue({ kysely }: Pick<Database, 'kysely'>, edition: EditionId): Promise<Catalogue> {
  const brands = await kysely.selectFrom('brands').select(['id', 'name']).orderBy('name').execute()
  const models = await kysely
    .selectFrom('models')
    .select(['brand_id', 'id', 'name', 'body_type as bodyType'])
    .orderBy('name')
    .execute()
  const cities = await kysely
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('edition', '=', edition)
    .orderBy('name')
    .execute()
  const ofBrand = Map.groupBy(models, ({ brand_id }) => brand_id)
  return {
    brands: brands.map(({ id, name }) => ({
      id,
      name,
      models: (ofBrand.get(id) ?? []).map((model) => ({ id: model.id, name: model.name, bodyType: model.bodyType })),
    })),
    cities,
  }
}

/** Whether the edition has this city. */
export async function isCity(write: Write, edition: EditionId, id: string): Promise<boolean> {
  const found = await write
    .selectFrom('cities')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
