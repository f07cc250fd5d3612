import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { commonTexts } from '@otosafi/i18n/server-texts'
import { regionNames } from '@otosafi/search/text/region-names'
import type { TextEntry } from '@otosafi/search/text/text-entry'
import { LOCAL_WORDS } from '@otosafi/search/text/words'

type Named = { name: string; aliases: readonly string[] }

/** The reference data that {@link textEntriesOf} uses. */
type Names = {
  brands: ReadonlyMap<string, Named>
  models: ReadonlyMap<string, Named>
  cities: Readonly<Partial<Record<EditionId, ReadonlyMap<string, Named & { region: string | null }>>>>
}

/** The vocabulary of free text in an edition: its brands, models, cities and regions, and the words of all countries. */
export function textEntriesOf({ brands, models, cities }: Names, edition: EditionId): TextEntry[] {
  return [
    ...[...brands].map(([value, { name, aliases }]) => ({ kind: 'brand' as const, value, names: [name, ...aliases] })),
    ...[...models].map(([value, { name, aliases }]) => ({ kind: 'model' as const, value, names: [name, ...aliases] })),
    ...[...(cities[edition] ?? [])].map(([value, { name, aliases }]) => ({
      kind: 'city' as const,
      value,
      names: [name, ...aliases],
    })),
    ...[...(cities[edition] ?? [])].flatMap(([value, { region }]) =>
      region === null ? [] : [{ kind: 'region' as const, value, names: regionNames(region) }],
    ),
    { kind: 'filler', value: '', names: ownCountryNames(edition) },
    ...LOCAL_WORDS,
  ]
}

/** The names of the country that every car is in, as the edition's languages write it. */
function ownCountryNames(edition: EditionId): string[] {
  const facts = EDITIONS[edition]
  if (facts.country === null) return []
  return facts.languages.map((language) => commonTexts(facts, language)(`country.${edition}`))
}
