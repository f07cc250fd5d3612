import type { Language } from '@otosafi/editions/language'

/** A name in Arabic script: that is how a city's Arabic name is recognised among its aliases. */
const ARABIC = /^[\u0600-\u06ff ]+$/

type City = { name: string; aliases: readonly string[] }

/** Names the cities of an edition by their ids; one that is not known keeps its id. */
export function cityNames(cities: ReadonlyMap<string, City>, language: Language): (id: string) => string {
  return (id) => {
    const city = cities.get(id)
    return city ? cityName(city, language) : id
  }
}

/** A city's name in a language: in Arabic its Arabic name where known, else the country's own spelling. */
export function cityName({ name, aliases }: City, language: Language): string {
  return (language === 'ar' ? aliases.find((alias) => ARABIC.test(alias)) : undefined) ?? name
}
