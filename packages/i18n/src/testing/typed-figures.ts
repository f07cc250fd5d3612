/**
 * Exceptions that have digits and are no figures: placeholders, with the minutes of a whole hour; units by distance; a
 * gas, a drive, an ordinal; names of papers.
 */
const NO_FIGURE = /\{\{[^}]*\}\}(?::00)?|\b100\s?(?:km|كم)|(?<=km\s)100\b|\bCO2\b|\b4[x×]4\b|\b1re\b|\bRC1\b/gu

/** The figures typed in a text, with their groups of thousands, in the digits of any script. */
export function typedFigures(text: string): string[] {
  return text.replace(NO_FIGURE, ' ').match(/\p{Nd}+(?:[\s.,\u00a0]\p{Nd}{3})*/gu) ?? []
}
