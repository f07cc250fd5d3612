/** Elements whose end tags are optional (HTML), inner ones first, and the tags before which a parser implies these. */
const OPTIONAL = new Map([
  ['p', 'p ul ol dl div section form details h2 h3 h4 /div /li /dd /section /blockquote /form /article'],
  ['li', 'li /ul /ol'],
  ['option', 'option /select'],
  ['dt', 'dd'],
  ['dd', 'dt /div /dl'],
])

/** Rendered HTML without optional end tags (record 0040). React escapes `<` in text, so each one begins a tag. */
export function omitOptionalEndTags(html: string): string {
  return [...OPTIONAL].reduce((text, [element, before]) => {
    const end = `</${element}>`
    const implying = before.split(' ').flatMap((tag) => [`<${tag}>`, `<${tag} `])
    const [first = '', ...others] = text.split(end)
    return first + others.map((next) => (implying.some((tag) => next.startsWith(tag)) ? next : end + next)).join('')
  }, html)
}
