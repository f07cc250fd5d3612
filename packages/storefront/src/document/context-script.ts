/**
 * The script from which the browser takes the router's settings and the page's data, in place of the framework's own
 * ones, which come in pieces: the page is whole, nothing will follow. Settings that are off are left out.
 */
export function contextScript(settings: string, data: string): string {
  const on = JSON.stringify(JSON.parse(settings), (_key, value: unknown) => (value === false ? undefined : value))
  const stream = `new ReadableStream({start(c){c.enqueue(${dataInScript(data)});c.close()}}).pipeThrough(new TextEncoderStream)`
  return `<script>window.__reactRouterContext={...${on},stream:${stream}}</script>`
}

/**
 * Writes the page's data as the framework encodes them. Those of our loaders are JSON texts within its JSON text: they
 * are written as what they say and become texts in the browser, so that no quote needs strokes before it.
 */
function dataInScript(text: string): string {
  const values = jsonIn(text)
  if (!Array.isArray(values) || `${JSON.stringify(values)}\n` !== text) return inSingleQuotes(text)
  const written = values.map((value: unknown) =>
    typeof value === 'string' && isPacked(value) ? `j(${safe(value)})` : safe(JSON.stringify(value)),
  )
  return `(j=>j([${written.join(',')}])+"\\n")(JSON.stringify)`
}

/** Whether a text is the JSON of an object or a list, written as the browser will write it. */
function isPacked(text: string): boolean {
  return (text.startsWith('{') || text.startsWith('[')) && JSON.stringify(jsonIn(text)) === text
}

/** What a JSON text says; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON that ends no script. */
function safe(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Writes a text of the framework, full of double quotes, so that they need no strokes before them. */
function inSingleQuotes(text: string): string {
  const written = text.replace(/[\\'<\u2028\u2029]|[^ -\uffff]/g, (character) =>
    character === '\\' || character === "'" ? `\\${character}` : escaped(character),
  )
  return `'${written}'`
}
