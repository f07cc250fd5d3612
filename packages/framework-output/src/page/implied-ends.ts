const begins = (...elements: string[]) => elements.flatMap((element) => [`<${element} `, `<${element}>`])
const ends = (...elements: string[]) => elements.map((element) => `</${element}>`)

/** End tags that an HTML parser adds before these tags; paragraphs first, since their end may be what another end tag stands before. */
const IMPLIED: readonly (readonly [end: string, before: readonly string[]])[] = [
  [
    '</p>',
    [
      ...begins('p', 'ul', 'ol', 'dl', 'div', 'section', 'form', 'details', 'h2', 'h3', 'h4'),
      ...ends('div', 'li', 'dd', 'section', 'blockquote', 'form', 'article'),
    ],
  ],
  ['</li>', [...begins('li'), ...ends('ul', 'ol')]],
  ['</option>', [...begins('option'), ...ends('select')]],
  ['</dt>', begins('dd')],
  ['</dd>', [...begins('dt'), ...ends('div', 'dl')]],
]

/**
 * Rendered HTML without end tags that HTML parsers add by themselves (record 0040). React writes no other `<` than those
 * of tags.
 */
export function withoutImpliedEnds(html: string): string {
  return IMPLIED.reduce((text, [end, before]) => {
    const [first = '', ...others] = text.split(end)
    return first + others.map((next) => (before.some((tag) => next.startsWith(tag)) ? next : end + next)).join('')
  }, html)
}
