import { LOOPBACK } from '../env-reader.ts'
import type { Addressing } from '../http/addressing.ts'
import { isLocalName, parseHost } from '../http/host.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'

const isLoopback = createIsTrusted(LOOPBACK)

/** Whether a request comes from this machine and under a local name, which DNS rebinding cannot give it. */
export function isLocalAccess({ host, address }: Addressing): boolean {
  return isLocalName(parseHost(host)?.name ?? '') && isLoopback(address)
}
