import type { LookupAddress } from 'node:dns'
import { lookup as lookupName } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are nobody's public address: those of machines, homes, carriers, providers' own services, tests and groups. */
const CLOSED = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // Also those that carry an address of the other family, which may be a private one.
  ipv6: [
    ['::', 96],
    ['::ffff:0:0', 96],
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const

const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of CLOSED[family]) closed[family].addSubnet(network, prefix, family)

/** The host of an address is in a network that is not asked. */
export class PrivateNetwork extends Error {
  override name = 'PrivateNetwork'
}

/** Whether an IP address belongs to a private or reserved network, or is none. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return closed[family].check(address, family)
}

/**
 * A name lookup for sockets that fails with a {@link PrivateNetwork} where any of a name's addresses is private: what is
 * connected to is what was checked, however the name's answers change.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  const answer = (addresses: LookupAddress[]) => {
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
      throw new PrivateNetwork('The host is in a private network')
    const [first] = addresses as [LookupAddress]
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
  lookupName(hostname, { ...options, all: true })
    .then(answer)
    .catch((error: NodeJS.ErrnoException) => callback(error, ''))
}
