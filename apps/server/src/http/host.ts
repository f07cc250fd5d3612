/**
 * A host as an address names it: a name or an IP address in lower case without a dot at the end, and the port where one
 * is given.
 */
export type Host = { name: string; port: number | null }

/** Characters of the longest name in DNS. */
const MAX_NAME_LENGTH = 253
const MAX_HOST_LENGTH = MAX_NAME_LENGTH + '.:65535'.length
const NAME = '(?:[a-z0-9_-]{1,63}\\.)*[a-z0-9_-]{1,63}\\.?'
const IPV6 = '\\[[0-9a-f:.]{2,45}\\]'
const SHAPE = new RegExp(`^(?:${NAME}|${IPV6})(?::(?<port>\\d{0,5}))?$`, 'i')

/** Parses a Host header or the authority of a URL; null when it is malformed. */
export function parseHost(text: string): Host | null {
  if (text.length > MAX_HOST_LENGTH) return null
  const shape = SHAPE.exec(text)
  // The pattern accepts what only a URL parser can refuse, such as 256.1.1.1, [1::2::3] and port 70000.
  const url = shape === null ? null : URL.parse(`http://${text}`)
  if (!shape || !url || url.hostname === '') return null
  const name = url.hostname.replace(/\.$/, '')
  const port = shape.groups?.['port'] || null
  return name.length > MAX_NAME_LENGTH ? null : { name, port: port === null ? null : Number(port) }
}

/** The host as it is written in a URL. */
export function formatHost({ name, port }: Host): string {
  return port === null ? name : `${name}:${port}`
}

/** Whether a name can only mean the machine that asks: `localhost`, names below it, and the loopback addresses. */
export function isLocalName(name: string): boolean {
  return /(?:^|\.)localhost$/.test(name) || /^127(?:\.\d{1,3}){3}$/.test(name) || name === '[::1]'
}
