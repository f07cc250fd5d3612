/** A property of a calendar file: its name without parameters, and its raw value. */
type Property = { name: string; value: string }

/** A component of a calendar file, with its properties and what lies in it. */
export type Component = { name: string; properties: readonly Property[]; parts: readonly Component[] }

/** The most bytes of a line, without its end. */
const LINE_BYTES = 75

/**
 * Reads a calendar file by RFC 5545 alone, so that what writes it is not its own judge. Throws where a line ends otherwise, is
 * too long or cut within a letter, or components do not close.
 */
export function readCalendar(file: Buffer): Component {
  if (file.subarray(-2).toString('latin1') !== '\r\n') throw new Error('The last line does not end')
  const lines = file.subarray(0, -2).toString('latin1').split('\r\n')
  const whole: string[] = []
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`An end of a line within ${line}`)
    if (line.length > LINE_BYTES) throw new Error(`${line.length} bytes: ${line}`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))
    if (text.startsWith(' ')) whole.push(`${whole.pop() ?? ''}${text.slice(1)}`)
    else whole.push(text)
  }
  const rest = whole.map(propertyOf)
  const [begin] = rest.splice(0, 1)
  if (begin?.name !== 'BEGIN') throw new Error('It does not begin')
  const read = componentOf(begin.value, rest)
  if (rest.length > 0) throw new Error(`More after its end: ${rest[0]?.name}`)
  return read
}

/** The value of a property that a component has once. Throws where it has none or several. */
export function onlyValue({ properties }: Component, name: string): string {
  const [found, ...others] = properties.filter((each) => each.name === name)
  if (found === undefined || others.length > 0) throw new Error(`${others.length + 1} or no ${name}`)
  return found.value
}

/** A text as it was before it was escaped. Throws where something in it had to be. */
export function readText(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]|(?<!\\)(?:\\\\)*\\[^\\;,nN]/.test(value)) throw new Error(`Not escaped: ${value}`)
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** An instant of UTC, milliseconds. Throws for a time of any other form. */
export function readInstant(value: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? []
  if (parts.length === 0) throw new Error(`Not of UTC: ${value}`)
  const [year = 0, month = 0, day = 0, ...time] = parts.map(Number)
  return Date.UTC(year, month - 1, day, ...time)
}

function propertyOf(line: string): Property {
  const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`No property: ${line}`)
  return { name, value }
}

/** Takes a component off the front of `rest`, which begins after its BEGIN. */
function componentOf(name: string, rest: Property[]): Component {
  const properties: Property[] = []
  const parts: Component[] = []
  for (;;) {
    const [next] = rest.splice(0, 1)
    if (next === undefined) throw new Error(`${name} does not end`)
    if (next.name === 'BEGIN') parts.push(componentOf(next.value, rest))
    else if (next.name !== 'END') properties.push(next)
    else if (next.value === name) return { name, properties, parts }
    else throw new Error(`${name} ends as ${next.value}`)
  }
}
