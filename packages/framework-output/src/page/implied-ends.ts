/** End tags of items and options before the next one, or before the end of their list. */
const IMPLIED = /<\/li>(?=<li[ >]|<\/[uo]l>)|<\/option>(?=<option[ >]|<\/select>)/g

/** Rendered HTML without end tags that HTML parsers add by themselves (record 0040). React writes no other `<` than those of tags. */
export function withoutImpliedEnds(html: string): string {
  return html.replace(IMPLIED, '')
}
