import { splitPlural } from '../dictionary.ts'

/** A text by its path; where the language lacks that plural form, its form for all other numbers. */
export function textOfForm(texts: ReadonlyMap<string, string>, path: string): string | undefined {
  const { family, form } = splitPlural(path)
  return texts.get(path) ?? (form === null ? undefined : texts.get(`${family}_other`))
}
