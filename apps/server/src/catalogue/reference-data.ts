import type { Kysely } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'

/** Names of brands, models and cities, with their aliases. The tables are small and change rarely. */
export type ReferenceData = {
  brands: ReadonlyMap<string, Named>
  /** By `brand-model`. */
  models: ReadonlyMap<string, Named & { brand: string; id: string }>
  cities: Readonly<Record<EditionId, ReadonlyMap<string, Named & { region: string | null }>>>
  /** Differs whenever anything above does. */
  version: string
}

type Named = { name: string; aliases: readonly string[] }

/** Reads the reference data. */
export async function loadReferenceData(
  database: Kysely<Tables>,
  editions: readonly EditionId[],
): Promise<ReferenceData> {
  const brands = await database.selectFrom('brands').select(['id', 'name', 'aliases']).orderBy('id').execute()
  const models = await database
    .selectFrom('models')
    .select(['brand_id', 'id', 'name', 'aliases'])
    .orderBy('brand_id')
    .orderBy('id')
    .execute()
  const cities = await database
    .selectFrom('cities')
    .select(['edition', 'id', 'name', 'aliases', 'region'])
    .where('edition', 'in', editions)
    .orderBy('edition')
    .orderBy('id')
    .execute()
  const citiesOf = (edition: EditionId) =>
    new Map(
      cities
        .filter((city) => city.edition === edition)
        .map(({ id, name, aliases, region }) => [id, { name, aliases, region }]),
    )
  return {
    brands: new Map(brands.map(({ id, name, aliases }) => [id, { name, aliases }])),
    models: new Map(
      models.map(({ brand_id, id, name, aliases }) => [`${brand_id}-${id}`, { brand: brand_id, id, name, aliases }]),
    ),
    cities: Object.fromEntries(
      editions.map((edition) => [edition, citiesOf(edition)]),
    ) as unknown as ReferenceData['cities'],
    version: versionOf([brands, models, cities]),
  }
}

function versionOf(data: unknown): string {
  const text = JSON.stringify(data)
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash >>> 0).toString(36)
}
