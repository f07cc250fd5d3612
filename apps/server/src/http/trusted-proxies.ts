import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string) => boolean

/**
 * The peer address of requests that this process sends to itself without the network, so that the API can trust their
 * X-Forwarded-For. No socket has such an address.
 */
export const OWN_PROCESS = 'in-process'

/** Creates the check from the setting: IP addresses, and networks such as `10.0.0.0/8`. Throws for anything else. */
export function createIsTrusted(networks: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) =>
    address === OWN_PROCESS || (isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}

/** An IP address in one spelling: lower case, without a zone, and IPv4 as such where it comes inside of IPv6. */
export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
}
