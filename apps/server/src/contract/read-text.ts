import { resolve, type Schema } from './document.ts'

/**
 * A parameter's text as the value that its schema speaks of. Only whole numbers written plainly are numbers (not `1e9`,
 * `0x10` or a number with spaces), only `true` and `false` are booleans; any other text stays as it is, to be refused.
 */
export function readText(text: unknown, schema: Schema): unknown {
  if (Array.isArray(text)) return text.map((each) => readText(each, schema))
  if (typeof text !== 'string') return text
  const { type } = resolve(schema)
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
