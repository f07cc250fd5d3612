/** The router's attribute for lazy route discovery, which is off. */
const DISCOVER = ' data-discover="true"'

/** Attributes that React writes in camel case; in lower case they compress better. */
const CAMEL_CASE = 'charSet hrefLang maxLength minLength noValidate autoComplete enterKeyHint inputMode'.split(' ')

/** Rendered HTML with shorter attributes and void elements (record 0040). React escapes `"` and `>` in text. */
export function minifyAttributes(html: string): string {
  return CAMEL_CASE.reduce((text, name) => text.replaceAll(` ${name}="`, ` ${name.toLowerCase()}="`), html)
    .replaceAll(DISCOVER, '')
    .replaceAll('=""', '')
    .replaceAll('/>', '>')
}
