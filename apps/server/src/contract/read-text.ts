/**
 * Parses a parameter's text by the `type` in its schema. Only plain decimal integers are numbers (not `1e9`, `0x10` or a
 * number with spaces), only `true` and `false` are booleans; any other text is returned unchanged, to be refused.
 */
export function readText(text: unknown, type: unknown): unknown {
  if (Array.isArray(text)) return text.map((each) => readText(each, type))
  if (typeof text !== 'string') return text
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
