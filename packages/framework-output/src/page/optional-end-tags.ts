const begins = (...elements: string[]) => elements.flatMap((element) => [`<${element} `, `<${element}>`])
const ends = (...elements: string[]) => elements.map((element) => `</${element}>`)

/** Optional end tags (HTML), and the tags before which a parser implies them. Inner elements come first. */
const OPTIONAL: readonly (readonly [end: string, before: readonly string[]])[] = [
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

/** Rendered HTML without optional end tags (record 0040). React escapes `<` in text, so each one begins a tag. */
export function omitOptionalEndTags(html: string): string {
  return OPTIONAL.reduce((text, [end, before]) => {
    const [first = '', ...others] = text.split(end)
    return first + others.map((next) => (before.some((tag) => next.startsWith(tag)) ? next : end + next)).join('')
  }, html)
}
