import { isIPv6 } from 'node:net'

/**
 * The prefix of a client's address that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, all of
 * which a household has.
 */
export function networkOf(address: string): string {
  return firstGroups(address, 4)
}

/**
 * The prefix of an address that surely belongs to one customer of a provider: an IPv4 address, or the first 48 bits of an
 * IPv6 address, than which no household has more networks. Several households may share it.
 */
export function siteOf(address: string): string {
  return firstGroups(address, 3)
}

/** An IPv4 address as it is, or so many groups of 16 bits of an IPv6 address. */
function firstGroups(address: string, count: number): string {
  const plain = address.toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${count * 16}`
}
