/**
 * End tags that an HTML parser adds by itself: of items, options, terms and descriptions before the next one or the end of
 * their list, and of paragraphs before a block or the end of the element that they are in.
 */
const IMPLIED = new RegExp(
  [
    '</li>(?=<li[ >]|</[uo]l>)',
    '</option>(?=<option[ >]|</select>)',
    '</dt>(?=<dd[ >])',
    '</dd>(?=<dt[ >]|</(?:div|dl)>)',
    '</p>(?=<(?:p|ul|ol|dl|div|section|form|details|h[2-4])[ >]|</(?:div|li|dd|section|blockquote|form|article)>)',
  ].join('|'),
  'g',
)

/**
 * Rendered HTML without end tags that HTML parsers add by themselves (record 0040). React writes no other `<` than those
 * of tags.
 */
export function withoutImpliedEnds(html: string): string {
  return html.replace(IMPLIED, '')
}
