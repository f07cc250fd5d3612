import type { Kysely } from 'kysely'

import type { BodyType } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import { normaliseText } from '@otosafi/search/text/normalise'

import type { TeamText } from '../db/stock-import-tables.ts'
import type { Tables } from '../db/tables.ts'
import { quote, type Read } from './readers.ts'

/** Readers of the names of brands, models and cities, as people write them. */
export type Names = {
  brand: (typed: string) => Read<string>
  model: (brand: string, typed: string) => Read<{ id: string; bodyType: BodyType }>
  city: (typed: string) => Read<string>
}

/** How many known names a cure lists. */
const LISTED = 8

/** Kinds of names. */
const KINDS = {
  brand: { en: 'brand', fr: 'une marque connue' },
  model: { en: 'model of this brand', fr: 'un modèle connu de cette marque' },
  city: { en: 'city of this edition', fr: 'une ville connue de cette édition' },
} as const satisfies Record<string, TeamText>

type Named = { id: string; name: string; aliases: readonly string[] }

/** Reads the names that `edition` knows. */
export async function loadNames(kysely: Kysely<Tables>, edition: EditionId): Promise<Names> {
  const brands = await kysely.selectFrom('brands').select(['id', 'name', 'aliases']).orderBy('name').execute()
  const models = await kysely
    .selectFrom('models')
    .select(['brand_id', 'id', 'name', 'aliases', 'body_type'])
    .orderBy('name')
    .execute()
  const cities = await kysely
    .selectFrom('cities')
    .select(['id', 'name', 'aliases'])
    .where('edition', '=', edition)
    .orderBy('name')
    .execute()
  const findBrand = finder(brands, KINDS.brand)
  const findCity = finder(cities, KINDS.city)
  const ofBrand = Map.groupBy(models, ({ brand_id }) => brand_id)
  const findModel = new Map([...ofBrand].map(([brand, own]) => [brand, finder(own, KINDS.model)]))
  return {
    brand: (typed) => idOf(findBrand(typed)),
    model: (brand, typed) => {
      const read = (findModel.get(brand) ?? finder<(typeof models)[number]>([], KINDS.model))(typed)
      return 'value' in read ? { value: { id: read.value.id, bodyType: read.value.body_type } } : read
    },
    city: (typed) => idOf(findCity(typed)),
  }
}

function idOf(read: Read<Named>): Read<string> {
  return 'value' in read ? { value: read.value.id } : read
}

function finder<Item extends Named>(items: readonly Item[], kind: TeamText): (typed: string) => Read<Item> {
  const byName = new Map<string, Item>()
  // Names have the last word over aliases, and ids over both.
  for (const item of items) for (const alias of item.aliases) byName.set(normaliseText(alias), item)
  for (const item of items) byName.set(normaliseText(item.name), item)
  for (const item of items) byName.set(normaliseText(item.id), item)
  return (typed) => {
    const key = normaliseText(typed)
    const value = byName.get(key)
    if (value !== undefined) return { value }
    const near = items.filter(({ name }) => normaliseText(name).startsWith(key.slice(0, 1)))
    const known = (near.length > 0 ? near : items).slice(0, LISTED).map(({ name }) => name)
    const list = known.join(', ')
    return {
      problem: {
        en: `${quote(typed)} is no known ${kind.en}.`,
        fr: `${quote(typed)} n’est pas ${kind.fr}.`,
      },
      cure:
        known.length > 0
          ? { en: `Write its usual name: ${list}…`, fr: `Écrivez son nom usuel : ${list}…` }
          : { en: 'Ask the team to add it first.', fr: 'Demandez d’abord à l’équipe de l’ajouter.' },
    }
  }
}
